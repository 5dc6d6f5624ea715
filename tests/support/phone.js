// What a person sees on the page: every message with its lines and buttons, and what is wrong with how it is drawn.
// It waits until the page is drawn, and differently from the drawing already known; once there is no patience left, it says
// what it lacks.
async ({ known, patience }) => {
  const drawn = (picture) => picture.complete && picture.naturalWidth > 0;
  const lacking = () => {
    if (!window.simcordPreview?.ready) return "an end of what it is doing";
    const missing = [...document.querySelectorAll(".channel-message img")].filter((each) => !drawn(each));
    if (missing.length) return `pictures: ${missing.map((each) => each.alt)}`;
    // A picture that is replaced while the page reads it comes with the next drawing.
    const broken = document.querySelector(".emoji-unavailable, .media-unavailable");
    if (broken) return `a picture: ${broken.textContent}`;
    return window.simcordPreview.renderGeneration === known ? "a change" : "";
  };
  const end = performance.now() + patience;
  while (lacking()) {
    if (performance.now() > end) return { lacking: lacking() };
    await new Promise((go) => setTimeout(go, 20));
  }
  const SLACK = 1;
  const faults = [];

  // The lines as they were written, each with the boxes of its words and pictures.
  const linesOf = (text) => {
    const lines = [];
    let line = null;
    const begin = () => { line = null; };
    const add = (words, rects) => {
      if (!line) { line = { text: "", rects: [], cards: 0 }; lines.push(line); }
      line.text += words;
      line.rects.push(...rects);
    };
    const walk = (node) => {
      if (node.nodeType === Node.TEXT_NODE) {
        let at = 0;
        node.data.split("\n").forEach((part, index) => {
          if (index) begin();
          if (part) {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + part.length);
            add(part, [...range.getClientRects()]);
          }
          at += part.length + 1;
        });
      } else if (node.nodeName === "BR") {
        begin();
      } else if (node.nodeName === "IMG") {
        add(` ${node.alt} `, [node.getBoundingClientRect()]);
        line.cards += 1;
      } else {
        const block = !getComputedStyle(node).display.startsWith("inline");
        if (block) begin();
        node.childNodes.forEach(walk);
        if (block) begin();
      }
    };
    walk(text);
    return lines.filter((each) => each.text.trim());
  };

  // How many lines of the screen these boxes fill: boxes are beside one another where one's middle is within the other.
  const rows = (rects) => {
    const found = [];
    for (const rect of rects.filter((each) => each.width > 0)) {
      const middle = (rect.top + rect.bottom) / 2;
      const beside = (row) => (row.top < middle && middle < row.bottom) || (rect.top < row.middle && row.middle < rect.bottom);
      if (!found.some(beside)) found.push({ top: rect.top, bottom: rect.bottom, middle });
    }
    return found.length;
  };

  const messages = [...document.querySelectorAll(".channel-message")].map((message) => {
    const lines = [];
    for (const box of message.querySelectorAll(".text-display")) {
      const owner = (box.closest(".component-container") ?? box).getBoundingClientRect();
      for (const line of linesOf(box)) {
        lines.push({ text: line.text.replace(/\s+/g, " ").trim(), rows: rows(line.rects), cards: line.cards });
        if (line.rects.some((rect) => rect.left < owner.left - SLACK || rect.right > owner.right + SLACK))
          faults.push(`text leaves its box: ${line.text}`);
      }
    }
    const buttons = [...message.querySelectorAll(".component-button")].map((button) => {
      const words = button.querySelector(".button-label");
      const label = (words?.textContent ?? "").trim();
      if ([button, words].some((each) => each && each.scrollWidth > each.clientWidth + SLACK && each.clientWidth))
        faults.push(`a button is cut: ${label}`);
      if (button.getBoundingClientRect().right > message.getBoundingClientRect().right + SLACK)
        faults.push(`a button leaves the message: ${label}`);
      return {
        key: button.dataset.controlKey, label, enabled: !button.disabled,
        cards: button.querySelectorAll("img").length,
        chosen: button.matches(".button-style-1, .button-style-3"),
      };
    });
    return { id: message.dataset.messageId, own: !!message.querySelector(".message-ephemeral-note"), lines, buttons };
  });
  if (document.scrollingElement.scrollWidth > innerWidth + SLACK) faults.push("the page is wider than the phone");
  return { drawing: window.simcordPreview.renderGeneration, messages, faults };
}

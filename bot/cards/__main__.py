"""The command `python -m bot.cards`: it renders the PNG of every card and suit sign, for which it needs resvg-py."""

from __future__ import annotations

from pathlib import Path

import resvg_py

from bot.cards import PNG
from bot.cards.drawing import drawings


def render(folder: Path) -> int:
    """Write a file `name.png` for every picture into a folder, which is made if needed; return the number of files."""
    folder.mkdir(parents=True, exist_ok=True)
    made = drawings()
    for name, svg in made.items():
        # System fonts are off, because a drawing with text would look different on every machine.
        (folder / f"{name}.png").write_bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))
    return len(made)


if __name__ == "__main__":
    print(f"{render(PNG)} pictures made in {PNG}")

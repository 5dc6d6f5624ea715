"""A moving picture of a table: one drawing after another, each for a time of its own."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from PIL import Image

from bot.ui.table_drawing import HEIGHT, WIDTH, draw_table
from bot.ui.table_picture import TablePicture

MAX_BYTES: Final = 1_000_000
"""The most bytes of a film."""
QUALITIES: Final = (75, 50, 25)
"""How well the drawings are kept (to 100): the best that leaves the film small enough is taken."""
SMALLER: Final = 0.8
"""How wide a film is, for each pixel of the picture of a table."""


def draw_film(pictures: Sequence[TablePicture], lasting: Sequence[int]) -> bytes:
    """Return the pictures as an animated WebP; each lasts so many milliseconds."""
    size = round(WIDTH * SMALLER), round(HEIGHT * SMALLER)
    frames = [Image.open(io.BytesIO(draw_table(each))).convert("RGB").resize(size) for each in pictures]
    for quality in QUALITIES:
        film = io.BytesIO()
        frames[0].save(
            film, "WEBP", save_all=True, append_images=frames[1:], duration=list(lasting), quality=quality, method=4
        )
        if film.tell() <= MAX_BYTES:
            break
    return film.getvalue()

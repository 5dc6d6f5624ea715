"""What Discord sends: an interaction, perhaps more than once."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Delivery:
    """One sending of a click or command; Discord may send the same one again, to this process or to another."""

    interaction: int
    """Discord's number of the click or command, the same in each sending."""
    key: int
    """A number below 2^63, drawn at random, that tells this sending from the others."""

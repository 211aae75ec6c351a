"""Data that `landfall export` and `landfall sim --data npy` have written (docs/data.md)."""
from __future__ import annotations

import json
import pathlib
from dataclasses import dataclass

import numpy

_FILES = ("vectors", "actions", "factors", "seats", "matches", "turns", "legal", "legal_ends",
          "points", "winners", "seat_counts")


@dataclass(frozen=True)
class Data:
    """The arrays of one export, opened without reading them into memory."""

    names: dict
    vectors: numpy.ndarray
    actions: numpy.ndarray
    factors: numpy.ndarray
    seats: numpy.ndarray
    matches: numpy.ndarray
    turns: numpy.ndarray
    legal: numpy.ndarray
    legal_ends: numpy.ndarray
    points: numpy.ndarray
    winners: numpy.ndarray
    seat_counts: numpy.ndarray

    def __len__(self) -> int:
        return len(self.actions)

    def legal_of(self, row: int) -> numpy.ndarray:
        """The numbers that were legal in this row."""
        return self.legal[self.legal_ends[row - 1] if row else 0:self.legal_ends[row]]

    def mask_of(self, row: int) -> numpy.ndarray:
        """The same as a mask."""
        mask = numpy.zeros(len(self.names["actions"]), numpy.uint8)
        mask[self.legal_of(row)] = 1
        return mask

    def won(self) -> numpy.ndarray:
        """For each row, whether the seat that chose has won the match."""
        return self.winners[self.matches, self.seats]


def load(folder: str | pathlib.Path) -> Data:
    """Opens the folder of an export."""
    where = pathlib.Path(folder)
    if not (where / "names.json").exists():
        raise ValueError(f"{where}: no names.json here; expected a folder written by "
                         "`landfall export --format npy`")
    arrays = {name: numpy.load(where / f"{name}.npy", mmap_mode="r") for name in _FILES}
    return Data(json.loads((where / "names.json").read_text()), **arrays)

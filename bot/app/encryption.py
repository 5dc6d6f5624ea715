"""Backups that only their owner can read: files of age (age-encryption.org), written for one public key."""

from __future__ import annotations

from pathlib import Path
from typing import BinaryIO, Final

from pyrage import DecryptError, EncryptError, IdentityError, RecipientError, decrypt_file, encrypt_io, x25519

from bot.model.errors import StartError

ENDING: Final = ".age"
"""What the name of an encrypted backup ends with."""
MAGIC: Final = b"age-encryption.org/"
"""With what each file of age begins."""


def checked_recipient(text: str) -> str:
    """Return a public key of age, as `age-keygen` prints it; raise `ValueError` for anything else."""
    try:
        x25519.Recipient.from_str(text)
    except RecipientError:
        raise ValueError("it must be a public key of age, as age-keygen prints it: age1…") from None
    return text


def is_encrypted(file: Path) -> bool:
    """Return whether a file is one of age."""
    with file.open("rb") as opened:
        return opened.read(len(MAGIC)) == MAGIC


def encrypt(read: BinaryIO, written: BinaryIO, recipient: str) -> None:
    """Write a file so that only the private key of `recipient` opens it; raise `OSError` if it cannot be written."""
    try:
        encrypt_io(read, written, [x25519.Recipient.from_str(recipient)])
    except EncryptError as error:
        raise OSError(str(error)) from None


def decrypt(file: Path, written: Path, key: Path) -> None:
    """Write what an encrypted file holds; `key` is the file that `age-keygen` wrote.

    Raise `StartError` if it holds no key, or not the one for this file.
    """
    try:
        lines = [line.strip() for line in key.read_text(encoding="utf-8").splitlines()]
        identities = [x25519.Identity.from_str(line) for line in lines if line and not line.startswith("#")]
        decrypt_file(str(file), str(written), identities)
    except (UnicodeDecodeError, IdentityError, DecryptError) as error:
        raise StartError(f"{key} does not open {file} ({error}). Name the key for which it was encrypted.") from None

"""The rules that a backend shares with the login page. These functions stand for yours."""

import re

PASSWORD_CLASSES = ("[A-Z]", "[a-z]", "[0-9]", r"[!-/:-@\[-`{-~]")
LANGUAGES = {"zh", "ja", "ar", "de", "pl", "es"}


def may_be_new_password(password: str) -> bool:
    """Whether a visitor may choose this password: 8 to 15 characters of four classes."""
    # The maximum is in UTF-16 units, as databases and browsers count: an emoji counts twice.
    units = len(password.encode("utf-16-le", "surrogatepass")) // 2
    has_all = all(re.search(characters, password) for characters in PASSWORD_CLASSES)
    return len(password) >= 8 and units <= 15 and has_all


def can_check_code(code: str) -> bool:
    """Whether a two-factor code is worth looking up: six characters of any kind."""
    return len(code) == 6


def language_of(lang: "str | None") -> str:
    """The language of a message to a visitor who came with this `lang`: by its code without the region."""
    code = (lang or "").lower().partition("-")[0]
    return code if code in LANGUAGES else "en"

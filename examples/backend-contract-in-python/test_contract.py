"""The contract between the login page and this backend: the vectors that come with @gatehouse-login/core."""

import json
import os
import pathlib
import unittest

import backend

VECTORS = pathlib.Path(os.environ.get("VECTORS", "node_modules/@gatehouse-login/core/vectors"))
VERSION = 1


def may_be_chosen(expected):
    """The page reports an empty password as missing, so its checklist lets it pass. A backend must not."""
    return expected["lengthOk"] and expected["formatOk"]


# File, your function, what of the page's input it gets, and what it must answer.
RULES = (
    ("passwords", backend.may_be_new_password, lambda case: case["input"], lambda case: may_be_chosen(case["expected"])),
    ("codes", backend.can_check_code, lambda case: case["expected"]["code"], lambda case: case["expected"]["isComplete"]),
    ("lang", backend.language_of, lambda case: case["input"], lambda case: case["expected"]),
)


class Contract(unittest.TestCase):
    def test_agrees_with_the_login_page(self):
        for name, rule, given, wanted in RULES:
            file = json.loads((VECTORS / f"{name}.json").read_text("utf-8"))
            self.assertEqual(file["version"], VERSION, f"{name}.json means something else now: read its README.")
            self.assertGreater(len(file["cases"]), 0)
            for number, case in enumerate(file["cases"], 1):
                with self.subTest(f"{name}.json, case {number}", reason=case["reason"], input=case["input"]):
                    self.assertEqual(rule(given(case)), wanted(case))


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""Runs the vectors against the rules in the files beside it. Put calls of your backend in their place.

Usage: python3 check.py [FOLDER] [RULE ...]. Ends with 0 if everything agrees, with 1 if not, with 2 if a file cannot be used.
"""
import json
import pathlib
import sys

import addresses
import answers
import ciphers
import entering
import fields
import leaving
import partners

VERSION = 1
RULES = {**entering.RULES, **answers.RULES, **fields.RULES, **leaving.RULES, **partners.RULES, **addresses.RULES, **ciphers.RULES}


class Unusable(Exception):
    pass


def line_of(text, number):
    """The line of a case: each has one of its own, after the line that opens the list."""
    lines = text.splitlines()
    first = next((at for at, line in enumerate(lines, 1) if line.strip().startswith('"cases"')), 0)
    return first + number


def read(path):
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as problem:
        raise Unusable(f"{path}: {problem}. Copy the whole folder of the vectors again.")
    try:
        found = json.loads(text)
    except ValueError as problem:
        raise Unusable(f"{path}:{getattr(problem, 'lineno', 1)}: no whole JSON: {problem}. Copy the file again.")
    if not isinstance(found, dict) or found.get("version") != VERSION:
        version = found.get("version") if isinstance(found, dict) else None
        raise Unusable(f"{path}:3: version {version}, but this program reads version {VERSION}. Take the program that came with the file.")
    if not isinstance(found.get("cases"), list) or not found["cases"]:
        raise Unusable(f"{path}:5: no list of cases. Copy the file again.")
    for number, case in enumerate(found["cases"], 1):
        if not isinstance(case, dict) or not {"input", "expected", "reason"} <= set(case):
            raise Unusable(f"{path}:{line_of(text, number)}: no case with input, expected and reason. Copy the file again.")
    return text, found["cases"]


def check(path, rule):
    text, cases = read(path)
    wrong = 0
    for number, case in enumerate(cases, 1):
        try:
            got = rule(case["input"])
        except Exception as problem:
            got = f"{type(problem).__name__}: {problem}"
        if json.dumps(got, sort_keys=True) != json.dumps(case["expected"], sort_keys=True):
            wrong += 1
            print(f"{path.name}:{line_of(text, number)}: {case['input']!r}: expected {case['expected']!r}, got {got!r} ({case['reason']})")
    print(f"{path.name}: {len(cases) - wrong} of {len(cases)} cases agree")
    return wrong


def main(folder=pathlib.Path(__file__).resolve().parent.parent, *names):
    unknown = [name for name in names if name not in RULES]
    if unknown:
        raise Unusable(f"There is no rule {unknown[0]}. The rules are {', '.join(RULES)}.")
    return 1 if sum(check(pathlib.Path(folder) / f"{name}.json", RULES[name]) for name in names or RULES) else 0


try:
    sys.exit(main(*sys.argv[1:]))
except Unusable as refusal:
    print(refusal)
    sys.exit(2)

#!/usr/bin/env python3
"""Runs the vectors of this folder against the rules below. Replace the rules by calls of your own backend.

Usage: python3 check.py [FOLDER]. Ends with 0 if everything agrees, with 1 if not, with 2 if a file cannot be used.
"""
import json, pathlib, re, sys, unicodedata
from urllib.parse import unquote_to_bytes

def passwords(text):
    kinds = {"uppercase": range(65, 91), "lowercase": range(97, 123), "digit": range(48, 58)}
    found = {name: any(ord(c) in codes for c in text) for name, codes in kinds.items()}
    found["symbol"] = any(33 <= ord(c) <= 126 and not c.isalnum() for c in text)
    units = len(text.encode("utf-16-le")) // 2
    return {**found, "lengthOk": len(text) >= 8 and units <= 15, "formatOk": not text or all(found.values())}

def digits(text):
    blocks = (0x0660, 0x06F0, 0xFF10)
    value = lambda c: next((str(ord(c) - b) for b in blocks if b <= ord(c) < b + 10), c)
    return "".join(map(value, text))

def lang(text):
    code = (text or "").partition("-")[0].lower()
    return code if code in ("en", "zh", "ja", "ar", "de", "pl", "es") else "en"

ANSWER = "code state iss response error error_description error_uri access[^a-z0-9%-]token id[^a-z0-9%-]token token[^a-z0-9%-]type"
FORBIDDEN = """about android-app blob callto chrome chrome-extension content data feed file filesystem ftp intent itms-apps jar
javascript livescript mailto market mocha moz-extension ms-appinstaller ms-settings res resource safari-web-extension
search-ms shell sms tel urn vbscript view-source ws wss""".split()

def decoded(text):
    def run(found):
        try: return unquote_to_bytes(found[0]).decode()
        except UnicodeDecodeError: return found[0]
    return re.sub("(%[0-9A-Fa-f]{2})+", run, text.replace("+", " "))

def plants(query):
    for part in re.split("[&;]", query):
        for name in re.split("[&;]", unicodedata.normalize("NFKC", decoded(decoded(part.partition("=")[0])))):
            if re.search("%[0-9a-fA-F]{2}", name) or any(unicodedata.category(c)[0] == "C" for c in name):
                return True
            if any(re.match(rf"(?ai)[^\w%-]*{word}(?![\w%-])", name) for word in ANSWER.split()):
                return True
    return False

def clean(uri):
    return bool(re.fullmatch(r"([A-Za-z0-9\-._~:/?\[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2}){1,4096}", uri)) and len(uri) <= 4096

def usable(uri):
    scheme, colon, rest = uri.partition(":")
    if not colon or not re.fullmatch("[A-Za-z][A-Za-z0-9+.-]*", scheme) or not clean(uri) or scheme.lower() in FORBIDDEN:
        return False
    host = re.match("//([^/?]*)", rest)
    if plants(uri.partition("?")[2]) or (host and re.search("[@*A-Z]", host[1])):
        return False
    if scheme.lower() not in ("http", "https"):
        return bool(rest.partition("?")[0])
    if not host or not re.fullmatch(r"(\[[0-9a-f:.]+\]|[^\[\]:%]+)(:[0-9]*)?", host[1]):
        return False
    return scheme.lower() == "https" or bool(re.fullmatch(r"(localhost|127\.0\.0\.1|\[::1\])(:[0-9]+)?", host[1]))

def redirects(case):
    uri = case["uri"]
    for entry in case["list"] if uri and clean(uri) else []:
        base, mark, query = uri.partition("?")
        if usable(entry["uri"]) and base == entry["uri"].partition("?")[0]:
            if uri == entry["uri"] or ("?" not in entry["uri"] and mark and entry["allowQuery"] and not plants(query)):
                return True
    return False

def main(folder):
    wrong = 0
    for rule in (passwords, digits, lang, redirects):
        path = folder / f"{rule.__name__}.json"
        try:
            vectors = json.loads(path.read_text("utf-8"))
            if vectors["version"] != 1: raise ValueError(f"version {vectors['version']}; this program reads version 1")
            cases = [(one["input"], one["expected"], one["reason"]) for one in vectors["cases"]]
        except (OSError, ValueError, KeyError, TypeError) as problem:
            sys.exit((print(f"{path}: cannot be used: {problem!r}"), 2)[1])
        for given, expected, reason in cases:
            if (got := rule(given)) != expected:
                wrong += 1
                print(f"{path.name}: {given!r}: expected {expected!r}, got {got!r} ({reason})")
        print(f"{path.name}: {len(cases)} cases")
    return 1 if wrong else 0

sys.exit(main(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).parent)))

"""The rules of signing in, in Python's standard library: passwords, codes, phone numbers, languages, answers."""
import re
import unicodedata

KINDS = {"uppercase": "[A-Z]", "lowercase": "[a-z]", "digit": "[0-9]", "symbol": r"[!-/:-@\[-`{-~]"}
FIELDS = {"oldPassword": "Old Password", "newPassword": "New Password", "reEnterPassword": "Re-enter Password"}
SPECIFIED = {"minimum": 8, "maximum": 15, "classes": list(KINDS), "limitsOld": True}
HELP = """Your new password should have a minimum of {minimum} characters and maximum of {maximum} characters. \
The password must contain at least one uppercase letter, one lowercase letter, one number and one symbol or special character."""


def password(text, policy=SPECIFIED):
    found = {kind: kind not in policy["classes"] or bool(re.search(KINDS[kind], text)) for kind in KINDS}
    units = len(text.encode("utf-16-le", "surrogatepass")) // 2
    fits = len(text) >= policy["minimum"] and units <= policy["maximum"]
    return {**found, "lengthOk": fits, "formatOk": text == "" or all(found.values())}


def change(given):
    form, policy = given["form"], given.get("policy", SPECIFIED)
    problems, messages = {}, {}
    for field, name in FIELDS.items():
        is_new, checked = field != "oldPassword", password(form[field], policy)
        short = not checked["lengthOk"] and (is_new or policy.get("limitsOld", False))
        found = (["length"] if short else []) + (["format"] if is_new and not checked["formatOk"] else [])
        problems[field] = found if form[field] else ["required"]
        messages[field] = HELP.format(**policy) if problems[field] else None
        if not form[field]:
            messages[field] = f"{name} - This field is required"
    ready, equal = not any(problems.values()), form["newPassword"] == form["reEnterPassword"]
    if given["submitted"] and ready and not equal:
        messages["reEnterPassword"] = "Passwords do not match"
    return {"problems": problems, "canSubmit": ready, "passwordsMatch": equal, "messages": messages}


def digits(text):
    rows = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹０１２３４５６７８９"
    return text.translate({ord(c): str(at % 10) for at, c in enumerate(rows)})


def ungrouped(text):  # White space, dashes, invisible marks, and the marks that a Japanese keyboard types for a dash.
    kept = lambda c: not (c.isspace() or unicodedata.category(c) in ("Pd", "Cf") or c in "\u2043\u2212\u30fc\uff70\ufe0e\ufe0f")
    return "".join(filter(kept, digits(text)))


def code(text):
    plain = digits(text)
    sent = plain if len(plain) == 6 else ungrouped(text)
    return {"code": sent, "isComplete": len(sent) == 6}


def cleaned(text):
    return re.sub("^\uff0b", "+", re.sub("[().,/\u00b7]", "", ungrouped(text)))


def phone(given):
    def problem(text):
        return "required" if text == "" else None if re.fullmatch("[0-9]+", text) else "digits"
    username = re.sub("[^0-9]", "", digits(given["prefix"] + given["number"]))
    return {"prefix": problem(re.sub(r"^\+", "", cleaned(given["prefix"]))), "number": problem(cleaned(given["number"])), "username": username}


def pasted_phone(given):
    found = re.fullmatch(r"\+([0-9]+)", cleaned(re.sub(r"\(\s*0\s*\)", "", digits(given["text"]), count=1)))
    codes = [code for code in given["callingCodes"] if found and found[1].startswith(code)]
    longest = max(codes, key=len, default="")
    return {"prefix": longest, "number": found[1][len(longest):]} if longest else None


def language(text):
    code = (text or "").partition("-")[0].lower()
    return code if code in "en zh ja ar de pl es".split() else "en"


RULES = {"passwords": password, "password-changes": change, "digits": digits, "codes": code, "phones": phone, "pasted-phones": pasted_phone, "lang": language}

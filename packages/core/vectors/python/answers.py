"""The rules of what the platform answers: contacts for codes, and the session call."""
import re


def offered(methods):
    def rank(method):
        category = method["contactCategoryId"]
        units = category.encode("utf-16-be", "surrogatepass")  # Code-unit order.
        return (0, int(category), b"") if re.fullmatch("[0-9]{1,15}", category) else (1, 0, units)
    return [method["contactId"] for method in sorted(methods, key=rank) if method["contactId"]]


class Malformed(Exception):
    pass


def folded(value):
    if isinstance(value, list):
        return [folded(one) for one in value]
    if not isinstance(value, dict):
        return value
    found = {}
    for key, one in value.items():
        found.setdefault(key.lower(), folded(one))
    return found


def taken(value, kinds, empty, place):
    if value is None:
        return empty
    if type(value) not in kinds:
        raise Malformed(f"login answer: {place}")
    return value


def passed_on(value, kinds, empty):
    return value if type(value) in kinds else empty


def number(value):
    if type(value) is str and re.fullmatch("-?[0-9]{1,15}", value):
        return int(value)
    return passed_on(value, (int, float), None)


def method(value, place):
    if not isinstance(value, dict):
        raise Malformed(f"login answer: {place}")
    text = lambda name, kinds: str(taken(value.get(name), kinds, "", f"{place}.{name}"))
    identifier = (str, int, float)
    return {"contactId": text("contactid", identifier), "contactCategoryId": text("contactcategoryid", identifier), "value": text("value", (str,))}


def session_answer(given):
    wire = folded(given)
    try:
        if not isinstance(wire, dict):
            raise Malformed("login answer")
        take = lambda name, kind, empty: taken(wire.get(name.lower()), (kind,), empty, name.lower())
        methods = take("additional2FaMethods", list, [])[:100]
        answer = {
            "session": take("session", str, None),
            **{name: take(name, bool, False) for name in ("passwordChangeRequired", "is2FaEnabled", "is2FAMandatory")},
            "twoFaToken": take("twoFaToken", str, None),
            "additional2FaMethods": [method(one, f"additional2famethods.{at}") for at, one in enumerate(methods)],
            "additionalInfo": passed_on(wire.get("additionalinfo"), (str,), None),
            "allowedAccountOperator": passed_on(wire.get("allowedaccountoperator"), (bool,), False),
            "statusCode": number(wire.get("statuscode")),
            "userType": number(wire.get("usertype")),
        }
        if not answer["session"] and not answer["twoFaToken"]:
            raise Malformed("login answer: no session")
        return answer
    except Malformed as problem:
        return {"malformed": str(problem)}


RULES = {"contacts": offered, "session-answers": session_answer}

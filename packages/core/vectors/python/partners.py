"""The rule of the answer to a partner, with the source of each part of its address and every secret masked."""
from leaving import accepted, decoded, encoded, parameters


def readings(text, times=3):
    return [text, *(readings(decoded(text), times - 1) if times else [])]


def explained(parts, secrets):
    def veil(text):
        return "•••" if any(len(one) > 2 and one in reading for one in secrets for reading in readings(text)) else text
    shown = [(veil(name), "•••" if is_secret else veil(value), source) for name, value, source, is_secret in parts]
    return [{"name": name, "value": value, "source": source, "secret": "•••" in (name, value)} for name, value, source in shown]


def response(given):
    code, state = given["code"], given["state"]
    if not accepted(given):
        return None
    base, _, query = given["uri"].partition("?")
    parts = [(*one, "the redirect_uri itself", False) for one in parameters(query)] + [("code", code, "the session call", True)]
    parts += [("state", state, "the state parameter of the query", False)] if state else []
    url = f"{base}?{query + '&' if query else ''}code={encoded(code)}{f'&state={encoded(state)}' if state else ''}"
    return {"url": url, "parts": explained(parts, [code])}


RULES = {"responses": response}

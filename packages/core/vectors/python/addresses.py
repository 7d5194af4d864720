"""The rules of a platform and its address."""
import re

from ciphers import cipher
from leaving import encoded, parameters
from partners import explained, readings

CALL, FORM, PAGE = "the session call", "the login form", "the language of the page"
SOURCES = {
    "sessionId": CALL, "userName": FORM, "userType": CALL, "cultureCode": PAGE,
    "AuthenticationUri": "urls.reloadURL, else the root of the region", "theme": "defaultTheme, as the page shows it",
    "title": "appTitle", "cultureId": PAGE, "showMenu": "always true", "page": "the page parameter of the query",
    "time": "the clock", "language": PAGE, "accountOperator": "the first operator of the account",
}  # In the order of the platform's query.
HOLE, FIELD = re.compile(r"\{\{([^{}]*)\}\}|\{([^{}]*)\}"), "urls.redirects.advantage"


def address(given):
    values = given["values"]
    if given["template"] is None:
        return {"fault": FIELD}

    def names(text):
        return [name for name in (double or single for double, single in HOLE.findall(text)) if name in values]

    def fill(text):
        return HOLE.sub(lambda hole: encoded(values[hole[1] or hole[2]]) if (hole[1] or hole[2]) in values else hole[0], text)

    def path(text):
        return fill(text), [(f"{{{name}}}", values[name], SOURCES[name], name == "sessionId") for name in names(text)]

    def query(text, field=FIELD, filler=fill):
        parts = []
        for pair in text.split("&"):
            taken = names(pair) if filler is fill else []
            source = "; ".join(dict.fromkeys(SOURCES[name] for name in taken)) or field
            parts += [(name, value, source, "sessionId" in taken) for name, value in parameters(filler(pair))]
        return filler(text), parts

    front, sharp, fragment = given["template"].partition("#")
    (base, _, own), (route, mark, rest) = front.partition("?"), (sharp + fragment).partition("?")
    if not mark and "=" in fragment:
        route, rest = "#", fragment
    for segment in [*base.split("/"), *route.split("/")]:
        if names(segment) and any({".", ".."} & set(re.split(r"[/\\;?#]", text)) for text in readings(fill(segment))):
            return {"fault": FIELD}
    everything = "" if HOLE.search(given["template"]) else "&".join(f"{name}={{{name}}}" for name in SOURCES)
    skin = [query(f"{encoded(name)}={encoded(value)}", f"skin.{name}", str) for name, value in given["skin"].items()]
    queries = [query(own), query(everything), *skin]
    sent = "&".join(text for text, _ in queries if text)
    if (encrypted := given.get("encrypted")) is not None:
        name, value = encrypted["parameter"], cipher({"text": sent, "encryption": encrypted["encryption"] or {}})
        if type(value) is dict:
            return {"fault": "encryption"}
        sent, queries = f"{encoded(name)}={encoded(value)}", [("", [(name, value, "the whole query, encrypted", True)])]
    pieces = [path(base), *queries, path(route + mark), query(rest)]
    url = pieces[0][0] + ("?" + sent if sent else "") + pieces[-2][0] + pieces[-1][0]
    host = re.match("[^:/?#]+://([^/?#]+)", url)
    parts = [part for _, found in pieces for part in found]
    parts = explained(parts, [values["sessionId"] for part in parts if part[3]])
    return {"url": url, "host": host[1] if host else url[: url.index(":") + 1], "parts": parts}


def platform(given):
    wanted = ["settings" if given["page"] == "settings" else given["chosen"], given["chosen"], "webtrader", "advantage", "settings"]
    return next((one for one in wanted if one in given["configured"]), None)


RULES = {"addresses": address, "platforms": platform}

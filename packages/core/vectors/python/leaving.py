"""The rules of leaving for a partner (RFC 6749, RFC 9700)."""
import re
import unicodedata
from urllib.parse import quote, unquote_to_bytes

ANSWER = "code state iss response error error_description error_uri access[^a-z0-9%-]token id[^a-z0-9%-]token token[^a-z0-9%-]type".split()
FORBIDDEN = """about android-app blob callto chrome chrome-extension content data feed file filesystem ftp intent itms-apps jar
javascript livescript mailto market mocha moz-extension ms-appinstaller ms-settings res resource safari-web-extension
search-ms shell sms tel urn vbscript view-source ws wss""".split()


def decoded(text):
    def run(found):
        try:
            return unquote_to_bytes(found[0]).decode()
        except UnicodeDecodeError:
            return found[0]
    return re.sub("(%[0-9A-Fa-f]{2})+", run, text.replace("+", " "))


def encoded(text):
    return quote(re.sub("[\ud800-\udfff]", "\ufffd", text), safe="!'()*-._~")


def parameters(query):
    pairs = [pair.partition("=") for pair in query.split("&") if pair]
    return [(decoded(name), decoded(value)) for name, _, value in pairs]


def plants(query):
    for name, _ in parameters(query.replace(";", "&")):
        for part in re.split("[&;]", unicodedata.normalize("NFKC", decoded(name))):
            if re.search("%[0-9a-fA-F]{2}", part) or any(unicodedata.category(c)[0] == "C" for c in part):
                return True
            if any(re.match(rf"(?ai)[^\w%-]*{word}(?![\w%-])", part) for word in ANSWER):
                return True
    return False


def clean(uri):
    return len(uri) <= 4096 and bool(re.fullmatch(r"([A-Za-z0-9\-._~:/?\[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+", uri))


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


def accepted(given):
    uri = given["uri"] or ""
    base, mark, query = uri.partition("?")
    return clean(uri) and any(
        usable(entry["uri"]) and base == entry["uri"].partition("?")[0]
        and (uri == entry["uri"] or ("?" not in entry["uri"] and mark and entry["allowQuery"] and not plants(query)))
        for entry in given["list"])


def request(given):
    found = parameters(given["query"].removeprefix("?"))
    uris, states = ([value for key, value in found if key == name] for name in ("redirect_uri", "state"))
    if not uris:
        return "invalid" if given["isNeeded"] else None
    if len(uris) > 1 or len(states) > 1 or not accepted({"uri": uris[0], "list": given["list"]}):
        return "invalid"
    return {"redirectUri": uris[0], **({"state": states[0]} if states and states[0] else {})}


RULES = {"redirects": lambda given: bool(accepted(given)), "requests": request}

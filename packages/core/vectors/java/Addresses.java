import java.util.*;
import java.util.regex.*;
import java.util.stream.*;

/** The rules of a platform and its address. */
final class Addresses {
  static final Map<String, Check.Rule> RULES = Map.of("addresses", given -> new Addresses((Map<?, ?>) given).address(), "platforms", given -> platform((Map<?, ?>) given));

  private static final String CALL = "the session call", FORM = "the login form", PAGE = "the language of the page", FIELD = "urls.redirects.advantage";
  private static final Map<String, Object> SOURCES = Json.object("sessionId", CALL, "userName", FORM, "userType", CALL, "cultureCode", PAGE,
      "AuthenticationUri", "urls.reloadURL, else the root of the region", "theme", "defaultTheme, as the page shows it", "title", "appTitle",
      "cultureId", PAGE, "showMenu", "always true", "page", "the page parameter of the query", "time", "the clock", "language", PAGE,
      "accountOperator", "the first operator of the account"); // In the order of the platform's query.
  private static final Pattern HOLE = Pattern.compile("\\{\\{([^{}]*)}}|\\{([^{}]*)}");

  private final Map<?, ?> given, values;
  private final List<Partners.Part> parts = new ArrayList<>();

  private Addresses(Map<?, ?> given) { this.given = given; this.values = (Map<?, ?>) given.get("values"); }

  private static String nameIn(MatchResult hole) { return hole.group(1) == null ? hole.group(2) : hole.group(1); }

  private List<String> names(String text) { return HOLE.matcher(text).results().map(Addresses::nameIn).filter(values::containsKey).toList(); }

  private String fill(String text) {
    return HOLE.matcher(text).replaceAll(hole -> Matcher.quoteReplacement(values.get(nameIn(hole)) instanceof String value ? Leaving.encoded(value) : hole.group()));
  }

  private String path(String text) {
    for (var name : names(text)) parts.add(new Partners.Part("{" + name + "}", (String) values.get(name), (String) SOURCES.get(name), name.equals("sessionId")));
    return fill(text);
  }

  private String query(String text) {
    for (var pair : text.split("&")) {
      var sources = names(pair).stream().map(name -> (String) SOURCES.get(name)).collect(Collectors.toCollection(LinkedHashSet::new));
      for (var one : Leaving.parameters(fill(pair))) parts.add(new Partners.Part(one.name(), one.value(), sources.isEmpty() ? FIELD : String.join("; ", sources), names(pair).contains("sessionId")));
    }
    return fill(text);
  }

  private String skin(Map.Entry<?, ?> entry) {
    parts.add(new Partners.Part((String) entry.getKey(), (String) entry.getValue(), "skin." + entry.getKey(), false));
    return Leaving.encoded((String) entry.getKey()) + "=" + Leaving.encoded((String) entry.getValue());
  }

  private Object address() {
    if (!(given.get("template") instanceof String template)) return Json.object("fault", FIELD);
    var pieces = Pattern.compile("([^?#]*)(?:\\?([^#]*))?(#(?:[^?=]*$|[^?]*\\?|))?(.*)").matcher(template);
    if (!pieces.matches()) return null;
    String base = pieces.group(1), own = pieces.group(2) == null ? "" : pieces.group(2), route = pieces.group(3) == null ? "" : pieces.group(3);
    var isLeading = Stream.of((base + "/" + route.replace("?", "")).split("/")).filter(one -> !names(one).isEmpty())
        .anyMatch(one -> Partners.readings(fill(one)).flatMap(text -> Arrays.stream(text.split("[/\\\\;?#]"))).anyMatch(text -> text.equals(".") || text.equals("..")));
    if (isLeading) return Json.object("fault", FIELD);
    var url = path(base);
    var all = SOURCES.keySet().stream().map(name -> name + "={" + name + "}").collect(Collectors.joining("&"));
    var queries = new ArrayList<>(List.of(query(own), query(HOLE.matcher(template).find() ? "" : all)));
    ((Map<?, ?>) given.get("skin")).entrySet().forEach(entry -> queries.add(skin(entry)));
    queries.removeIf(String::isEmpty);
    var sent = String.join("&", queries);
    if (given.get("encrypted") instanceof Map<?, ?> encrypted) {
      if (!(Ciphers.encrypted(Json.object("text", sent, "encryption", encrypted.get("encryption"))) instanceof String hidden)) return Json.object("fault", "encryption");
      parts.removeIf(one -> !one.name().startsWith("{"));
      parts.add(new Partners.Part((String) encrypted.get("parameter"), hidden, "the whole query, encrypted", true));
      sent = Leaving.encoded((String) encrypted.get("parameter")) + "=" + Leaving.encoded(hidden);
    }
    url += (sent.isEmpty() ? "" : "?" + sent) + path(route) + query(pieces.group(4));
    var host = Pattern.compile("^[^:/?#]+://([^/?#]+)").matcher(url);
    var secret = parts.stream().anyMatch(Partners.Part::isSecret) ? (String) values.get("sessionId") : "";
    return Json.object("url", url, "host", host.find() ? host.group(1) : url.substring(0, url.indexOf(':') + 1), "parts", Partners.explained(parts, secret));
  }

  static Object platform(Map<?, ?> given) {
    var first = given.get("page").equals("settings") ? "settings" : given.get("chosen");
    return Stream.of(first, given.get("chosen"), "webtrader", "advantage", "settings").filter(((List<?>) given.get("configured"))::contains).findFirst().orElse(null);
  }
}

import java.util.*;
import java.util.stream.*;

/** The rule of the answer to a partner, with the source of each part of its address and every secret masked. */
final class Partners {
  static final Map<String, Check.Rule> RULES = Map.of("responses", given -> response((Map<?, ?>) given));

  record Part(String name, String value, String source, boolean isSecret) {}

  static Stream<String> readings(String text) { return Stream.iterate(text, Leaving::decoded).limit(4); }

  static List<?> explained(List<Part> parts, String secret) {
    return parts.stream().map(part -> {
      String name = veil(part.name(), secret), value = part.isSecret ? "•••" : veil(part.value, secret);
      return Json.object("name", name, "value", value, "source", part.source, "secret", List.of(name, value).contains("•••"));
    }).toList();
  }

  private static String veil(String text, String secret) { return secret.length() > 2 && readings(text).anyMatch(one -> one.contains(secret)) ? "•••" : text; }

  static Object response(Map<?, ?> given) {
    if (!Leaving.isAccepted(given)) return null;
    var sides = ((String) given.get("uri")).split("\\?", 2);
    String query = sides.length < 2 || sides[1].isEmpty() ? "" : sides[1] + "&", code = (String) given.get("code"), url = sides[0] + "?" + query + "code=" + Leaving.encoded(code);
    var parts = Leaving.parameters(query).stream().map(one -> new Part(one.name(), one.value(), "the redirect_uri itself", false)).collect(Collectors.toList());
    parts.add(new Part("code", code, "the session call", true));
    if (given.get("state") instanceof String state && !state.isEmpty()) {
      parts.add(new Part("state", state, "the state parameter of the query", false));
      url += "&state=" + Leaving.encoded(state);
    }
    return Json.object("url", url, "parts", explained(parts, code));
  }
}

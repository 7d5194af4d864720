import java.net.URLEncoder;
import java.nio.charset.*;
import java.text.Normalizer;
import java.util.*;
import java.util.regex.*;

/** The rules of leaving for a partner (RFC 6749, RFC 9700). */
final class Leaving {
  static final Map<String, Check.Rule> RULES = Map.of("redirects", given -> isAccepted((Map<?, ?>) given), "requests", given -> request((Map<?, ?>) given));

  record Parameter(String name, String value) {}

  private static final Set<String> FORBIDDEN = Set.of(("about android-app blob callto chrome chrome-extension content data feed file filesystem ftp intent "
      + "itms-apps jar javascript livescript mailto market mocha moz-extension ms-appinstaller ms-settings res resource safari-web-extension "
      + "search-ms shell sms tel urn vbscript view-source ws wss").split(" "));
  private static final String ANSWER = "code|state|iss|response|error|error_description|error_uri|(access|id)[^a-z0-9%-]token|token[^a-z0-9%-]type";
  private static final Pattern PLANTED = Pattern.compile("^[^a-z0-9_%-]*(" + ANSWER + ")(?![a-z0-9_%-])|%[0-9a-f]{2}|\\p{C}", Pattern.CASE_INSENSITIVE);
  private static final Pattern CLEAN = Pattern.compile("([A-Za-z0-9._~:/?\\[\\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})++");

  static String decoded(String text) {
    return Pattern.compile("(%[0-9A-Fa-f]{2})+").matcher(text.replace('+', ' ')).replaceAll(run -> {
      var bytes = HexFormat.of().parseHex(run.group().replace("%", ""));
      try {
        return Matcher.quoteReplacement(StandardCharsets.UTF_8.newDecoder().decode(java.nio.ByteBuffer.wrap(bytes)).toString());
      } catch (CharacterCodingException problem) {
        return Matcher.quoteReplacement(run.group());
      }
    });
  }

  static String encoded(String text) {
    var written = URLEncoder.encode(text.replaceAll("\\p{Cs}", "\ufffd"), StandardCharsets.UTF_8);
    return written.replace("+", "%20").replace("%21", "!").replace("%27", "'").replace("%28", "(").replace("%29", ")").replace("%7E", "~");
  }

  static List<Parameter> parameters(String query) {
    var found = new ArrayList<Parameter>();
    for (var pair : query.split("&")) {
      var sides = pair.split("=", 2);
      if (!pair.isEmpty()) found.add(new Parameter(decoded(sides[0]), sides.length < 2 ? "" : decoded(sides[1])));
    }
    return found;
  }

  static boolean plants(String query) {
    return parameters(query.replace(';', '&')).stream()
        .flatMap(one -> Pattern.compile("[&;]").splitAsStream(Normalizer.normalize(decoded(one.name()), Normalizer.Form.NFKC)))
        .anyMatch(name -> PLANTED.matcher(name).find());
  }

  static boolean isClean(String uri) { return uri.length() <= 4096 && CLEAN.matcher(uri).matches(); }
  static boolean isUsable(String uri) {
    var shape = Pattern.compile("([A-Za-z][A-Za-z0-9+.-]*):(//([^/?]*))?([^?]*)(\\?(.*))?").matcher(uri);
    if (!isClean(uri) || !shape.matches() || (shape.group(6) != null && plants(shape.group(6)))) return false;
    String scheme = shape.group(1).toLowerCase(Locale.ROOT), host = shape.group(3);
    if (FORBIDDEN.contains(scheme) || (host != null && host.matches(".*[@*A-Z].*"))) return false;
    if (!scheme.matches("https?")) return shape.group(2) != null || !shape.group(4).isEmpty();
    if (host == null || !host.matches("(\\[[0-9a-f:.]+]|[^\\[\\]:%]+)(:[0-9]*)?")) return false;
    return scheme.equals("https") || host.matches("(localhost|127\\.0\\.0\\.1|\\[::1])(:[0-9]+)?");
  }

  static boolean isAccepted(Map<?, ?> given) {
    if (!(given.get("uri") instanceof String uri) || !isClean(uri)) return false;
    var sides = uri.split("\\?", 2);
    return ((List<?>) given.get("list")).stream().map(entry -> (Map<?, ?>) entry).filter(entry -> isUsable((String) entry.get("uri"))).anyMatch(entry ->
        uri.equals(entry.get("uri")) || (sides.length == 2 && sides[0].equals(entry.get("uri")) && entry.get("allowQuery").equals(true) && !plants(sides[1])));
  }

  private static List<String> values(List<Parameter> found, String name) { return found.stream().filter(one -> one.name().equals(name)).map(Parameter::value).toList(); }

  static Object request(Map<?, ?> given) {
    var found = parameters(((String) given.get("query")).replaceFirst("^\\?", ""));
    List<String> uris = values(found, "redirect_uri"), states = values(found, "state");
    if (uris.isEmpty()) return given.get("isNeeded").equals(true) ? "invalid" : null;
    if (uris.size() > 1 || states.size() > 1 || !isAccepted(Json.object("uri", uris.get(0), "list", given.get("list")))) return "invalid";
    var made = Json.object("redirectUri", uris.get(0));
    for (var state : states) if (!state.isEmpty()) made.put("state", state);
    return made;
  }
}

import java.util.*;
import java.util.regex.*;

/** Reads JSON into maps, lists, strings, doubles, booleans and null: Java's own library cannot. */
final class Json {
  /** Says at which line the text stops being JSON. */
  static final class Broken extends Exception {
    final int line;
    Broken(int line, String reason) { super(reason); this.line = line; }
  }

  private static final Pattern TOKEN = Pattern.compile("\\s*(\"(?:[^\"\\\\\\x00-\\x1f]|\\\\u[0-9a-fA-F]{4}|\\\\[\"\\\\/bfnrt])*+\"|-?\\d+(?:\\.\\d+)?(?:[eE][+-]?\\d+)?|true|false|null|[\\[\\]{}:,])\\s*");
  private static final Pattern ESCAPE = Pattern.compile("\\\\(u([0-9a-fA-F]{4})|.)");

  private final String text;
  private final Matcher tokens;
  private int end = 0;

  private Json(String text) { this.text = text; this.tokens = TOKEN.matcher(text); }

  static Object read(String text) throws Broken {
    var json = new Json(text);
    var value = json.value(json.next("a value"));
    if (json.end < text.length()) throw json.broken("nothing more");
    return value;
  }

  /** An object from names and values in turn. Values may be null. */
  static Map<String, Object> object(Object... pairs) {
    var made = new LinkedHashMap<String, Object>();
    for (int i = 0; i < pairs.length; i += 2) made.put((String) pairs[i], pairs[i + 1]);
    return made;
  }

  private Broken broken(String wanted) {
    return new Broken(1 + (int) text.substring(0, end).chars().filter(c -> c == '\n').count(), "no whole JSON: " + wanted + " was expected");
  }

  private String next(String wanted) throws Broken {
    if (!tokens.find(end) || tokens.start() != end) throw broken(wanted);
    end = tokens.end();
    return tokens.group(1);
  }

  private Object value(String token) throws Broken {
    if (token.equals("[") || token.equals("{")) {
      var items = new ArrayList<Object>();
      var closing = token.equals("[") ? "]" : "}";
      for (var one = next("a value or " + closing); !one.equals(closing); one = next("a comma or " + closing)) {
        if (!items.isEmpty() && one.equals(",")) one = next("a value");
        else if (!items.isEmpty()) throw broken("a comma or " + closing);
        items.add(value(one));
        if (closing.equals("}") && (!(items.get(items.size() - 1) instanceof String) || !next("a colon").equals(":"))) throw broken("a name and a colon");
        if (closing.equals("}")) items.add(value(next("a value")));
      }
      return closing.equals("]") ? items : object(items.toArray());
    }
    if (token.startsWith("\"")) return ESCAPE.matcher(token.substring(1, token.length() - 1)).replaceAll(Json::unescaped);
    if (token.equals("null")) return null;
    if (token.equals("true") || token.equals("false")) return token.equals("true");
    if (",:]}".contains(token)) throw broken("a value");
    return Double.valueOf(token);
  }

  private static String unescaped(MatchResult escape) {
    if (escape.group(2) != null) return Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(escape.group(2), 16)));
    int at = "bfnrt".indexOf(escape.group(1));
    return Matcher.quoteReplacement(at < 0 ? escape.group(1) : "\b\f\n\r\t".substring(at, at + 1));
  }
}

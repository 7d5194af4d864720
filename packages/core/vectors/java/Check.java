import java.nio.file.Path;
import java.util.*;

/**
 * Runs the vectors against the rules in the files beside it. Put calls of your backend in their place.
 *
 * <p>Usage: {@code java Check FOLDER [RULE ...]}. Ends with 0 if everything agrees, with 1 if something does not, and with 2
 * if a file cannot be used.
 */
public final class Check {
  interface Rule { Object follow(Object input); }

  private static final Map<String, Rule> RULES = new TreeMap<>();

  static {
    for (var rules : List.of(Entering.RULES, Answers.RULES, Fields.RULES, Leaving.RULES, Partners.RULES, Addresses.RULES, Ciphers.RULES)) RULES.putAll(rules);
  }

  private static String refusal(List<String> words) {
    if (words.isEmpty()) return "Say where the vectors are: java Check FOLDER [RULE ...]";
    var unknown = words.stream().skip(1).filter(name -> !RULES.containsKey(name)).findFirst();
    return unknown.map(name -> "There is no rule " + name + ". The rules are " + String.join(", ", RULES.keySet()) + ".").orElse(null);
  }

  private static int run(List<String> words) {
    if (refusal(words) != null) {
      System.out.println(refusal(words));
      return 2;
    }
    var names = words.size() > 1 ? words.subList(1, words.size()) : RULES.keySet();
    try {
      int wrong = 0;
      for (var name : names) wrong += Vectors.read(Path.of(words.get(0), name + ".json")).check(RULES.get(name));
      return wrong == 0 ? 0 : 1;
    } catch (Vectors.Unusable problem) {
      System.out.println(problem.getMessage());
      return 2;
    }
  }

  public static void main(String[] words) { System.exit(run(List.of(words))); }
}

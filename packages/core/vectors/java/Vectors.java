import java.io.IOException;
import java.nio.file.*;
import java.util.*;

/** A file of vectors that was read whole. */
record Vectors(String name, List<Integer> lines, List<Map<?, ?>> cases) {
  private static final double VERSION = 1;

  static final class Unusable extends RuntimeException {
    Unusable(Path path, Object line, String reason) { super(path + ":" + line + ": " + reason); }
  }

  static Vectors read(Path path) {
    Map<?, ?> file;
    List<String> text;
    try {
      var whole = Files.readString(path);
      text = whole.lines().toList();
      file = Json.read(whole) instanceof Map<?, ?> map ? map : Map.of();
    } catch (IOException problem) {
      throw new Unusable(path, 1, "cannot be read (" + problem.getClass().getSimpleName() + "). Copy the whole folder of the vectors again.");
    } catch (Json.Broken problem) {
      throw new Unusable(path, problem.line, problem.getMessage() + ". Copy the file again.");
    }
    if (!Objects.equals(file.get("version"), VERSION))
      throw new Unusable(path, 3, "version " + file.get("version") + ", but this program reads version 1. Take the program that came with the file.");
    if (!(file.get("cases") instanceof List<?> found) || found.isEmpty()) throw new Unusable(path, 5, "no list of cases. Copy the file again.");
    int first = 0; // Each case has a line of its own, after the one that opens the list.
    while (first < text.size() && !text.get(first).strip().startsWith("\"cases\"")) first++;
    var lines = new ArrayList<Integer>();
    var cases = new ArrayList<Map<?, ?>>();
    for (var one : found) {
      lines.add(first + 2 + lines.size());
      if (!(one instanceof Map<?, ?> map) || !map.keySet().containsAll(List.of("input", "expected", "reason")))
        throw new Unusable(path, lines.get(cases.size()), "no case with input, expected and reason. Copy the file again.");
      cases.add(map);
    }
    return new Vectors(path.getFileName().toString(), lines, cases);
  }

  /** Prints each case that disagrees, and returns how many do. */
  int check(Check.Rule rule) {
    int wrong = 0;
    for (int at = 0; at < cases.size(); at++) {
      var one = cases.get(at);
      Object got;
      try {
        got = rule.follow(one.get("input"));
      } catch (RuntimeException problem) {
        got = problem;
      }
      if (Objects.equals(got, one.get("expected"))) continue;
      wrong++;
      System.out.printf("%s:%d: %s: expected %s, got %s (%s)%n", name, lines.get(at), one.get("input"), one.get("expected"), got, one.get("reason"));
    }
    System.out.printf("%s: %d of %d cases agree%n", name, cases.size() - wrong, cases.size());
    return wrong;
  }
}

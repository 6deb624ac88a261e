import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Compares compiled classes that declare the shown signatures with the classes of the library.
 *
 * <p>Usage: {@code java CompareSignatures.java shown.Page=com.microsoft.playwright.Page ...}. Prints the number of shown
 * declarations and of those that the library has, and a line for each difference.
 */
public class CompareSignatures {
  public static void main(String[] arguments) throws ClassNotFoundException {
    int shownCount = 0;
    int rightCount = 0;
    StringBuilder problems = new StringBuilder();
    for (String pair : arguments) {
      String[] names = pair.split("=");
      Class<?> library = Class.forName(names[1]);
      Set<String> shown = declarationsOf(Class.forName(names[0]));
      Set<String> real = declarationsOf(library);
      shownCount += shown.size();
      for (String declaration : shown) {
        if (real.contains(declaration)) rightCount++;
        else problems.append(library.getSimpleName()).append(" has no ").append(declaration).append('\n');
      }
      for (String declaration : real)
        if (!shown.contains(declaration))
          problems.append("the page of ").append(library.getSimpleName()).append(" does not show ").append(declaration).append('\n');
    }
    System.out.println(shownCount + " " + rightCount);
    System.out.print(problems);
  }

  private static Set<String> declarationsOf(Class<?> type) {
    List<Method> methods = Arrays.asList(type.getDeclaredMethods());
    return methods.stream()
        .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic())
        .map(CompareSignatures::textOf)
        .collect(Collectors.toSet());
  }

  private static String textOf(Method method) {
    String parameters =
        Arrays.stream(method.getGenericParameterTypes())
            .map(type -> type.getTypeName())
            .collect(Collectors.joining(", "));
    String modifier = Modifier.isStatic(method.getModifiers()) ? "static " : "";
    return modifier + method.getGenericReturnType().getTypeName() + " " + method.getName() + "(" + parameters + ")";
  }
}

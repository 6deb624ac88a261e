import com.sun.source.tree.*;
import com.sun.source.util.*;
import java.io.IOException;
import java.net.URI;
import java.util.*;
import java.util.stream.Collectors;
import java.util.zip.*;
import javax.lang.model.element.Modifier;
import javax.tools.*;

/**
 * Prints the public declarations of the library's sources as JSON. `tools/facts/java.ts` runs and reads it.
 *
 * <p>Usage: {@code java PrintDeclarations.java playwright-VERSION-sources.jar}
 */
public class PrintDeclarations {
  private static final String ROOT = "com/microsoft/playwright/";
  private static DocTrees comments;

  public static void main(String[] arguments) throws IOException {
    List<JavaFileObject> sources = new ArrayList<>();
    try (ZipFile jar = new ZipFile(arguments[0])) {
      for (ZipEntry entry : jar.stream().collect(Collectors.toList())) {
        String name = entry.getName();
        if (!name.startsWith(ROOT) || !name.endsWith(".java") || name.startsWith(ROOT + "impl/")) continue;
        sources.add(new Source(name, new String(jar.getInputStream(entry).readAllBytes(), "UTF-8")));
      }
    }
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    JavacTask task = (JavacTask) compiler.getTask(null, null, null, null, null, sources);
    comments = DocTrees.instance(task);
    List<String> types = new ArrayList<>();
    for (CompilationUnitTree unit : task.parse()) {
      for (Tree declaration : unit.getTypeDecls()) {
        if (declaration instanceof ClassTree) types.add(typeOf(new TreePath(new TreePath(unit), declaration)));
      }
    }
    System.out.println("[" + String.join(",\n", types) + "]");
  }

  private static String typeOf(TreePath path) {
    ClassTree type = (ClassTree) path.getLeaf();
    boolean isInterface = type.getKind() == Tree.Kind.INTERFACE;
    List<String> methods = new ArrayList<>();
    List<String> fields = new ArrayList<>();
    List<String> constants = new ArrayList<>();
    List<String> nested = new ArrayList<>();
    for (Tree member : type.getMembers()) {
      if (member instanceof MethodTree) {
        MethodTree method = (MethodTree) member;
        if (isInterface || method.getModifiers().getFlags().contains(Modifier.PUBLIC)) {
          methods.add(methodOf(method, commentHas("@deprecated", new TreePath(path, method))));
        }
      } else if (member instanceof VariableTree) {
        VariableTree field = (VariableTree) member;
        // The parser turns the constants of an enum into fields of the type of the enum.
        if (type.getKind() == Tree.Kind.ENUM && field.getType().toString().equals(type.getSimpleName().toString()))
          constants.add(text(field.getName().toString()));
        else if (field.getModifiers().getFlags().contains(Modifier.PUBLIC)) fields.add(variableOf(field, commentHas("Optional.", new TreePath(path, field))));
      } else if (member instanceof ClassTree) {
        nested.add(typeOf(new TreePath(path, member)));
      }
    }
    return "{\"name\": " + text(type.getSimpleName().toString())
        + ", \"package\": " + text(path.getCompilationUnit().getPackageName().toString())
        + (baseOf(type) == null ? "" : ", \"base\": " + text(baseOf(type).toString()))
        + ", \"kind\": " + text(type.getKind().toString().toLowerCase())
        + ", \"constants\": [" + String.join(", ", constants) + "]"
        + ", \"fields\": [" + String.join(", ", fields) + "]"
        + ", \"methods\": [" + String.join(", ", methods) + "]"
        + ", \"nested\": [" + String.join(", ", nested) + "]}";
  }

  /** Returns what a class extends, or the first interface that an interface extends. */
  private static Tree baseOf(ClassTree type) {
    boolean extendsInterface = type.getKind() == Tree.Kind.INTERFACE && !type.getImplementsClause().isEmpty();
    return extendsInterface ? type.getImplementsClause().get(0) : type.getExtendsClause();
  }

  private static boolean commentHas(String words, TreePath path) {
    String comment = comments.getDocComment(path);
    return comment != null && comment.contains(words);
  }

  private static String methodOf(MethodTree method, boolean isDeprecated) {
    Set<Modifier> flags = method.getModifiers().getFlags();
    String parameters = method.getParameters().stream().map(each -> variableOf(each, false)).collect(Collectors.joining(", "));
    return "{\"name\": " + text(method.getName().toString())
        + (flags.contains(Modifier.STATIC) ? ", \"static\": true" : "")
        + (isDeprecated ? ", \"deprecated\": true" : "")
        + ", \"parameters\": [" + parameters + "]"
        + ", \"returns\": " + text(method.getReturnType() == null ? "" : method.getReturnType().toString())
        + "}";
  }

  private static String variableOf(VariableTree variable, boolean isOptional) {
    return "{\"name\": " + text(variable.getName().toString())
        + ", \"type\": " + text(variable.getType().toString())
        + (isOptional ? ", \"optional\": true" : "")
        + "}";
  }

  private static String text(String value) {
    return "\"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }

  /** A source file in memory. */
  private static class Source extends SimpleJavaFileObject {
    private final String content;

    Source(String name, String content) {
      super(URI.create("string:///" + name), Kind.SOURCE);
      this.content = content;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return content;
    }
  }
}

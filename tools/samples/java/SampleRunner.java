import com.google.gson.Gson;
import com.google.gson.reflect.TypeToken;
import com.microsoft.playwright.*;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.*;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.*;
import java.util.*;
import java.util.concurrent.*;
import java.util.stream.Stream;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.*;
import org.junit.platform.launcher.core.*;
import org.junit.platform.launcher.listeners.*;

/**
 * Runs compiled samples one after the other, with one driver and one browser for all fragments.
 *
 * <p>Arguments: a file of JSON with the jobs, the file for the results, and the folder of the files that samples read.
 * For each job, it appends a line of JSON with the name of the class and the error, if there is one. It ends with status
 * 3 if a sample hangs; the jobs after it have not run then.
 */
public class SampleRunner {

  /** A sample to run. */
  static class Job {
    String className;
    String kind;
    String url;
    /** Text in the message of the error that the sample must throw. */
    String raises;
    /** Whether the sample changes the library itself, such as its selectors. */
    boolean changesLibrary;
  }

  static final double TIMEOUT = 5_000;
  static final int SECONDS_PER_SAMPLE = 60;
  static final String API = "https://api.example.com";

  private final Path files;
  private final Path results;
  private Playwright playwright;
  private Browser browser;

  SampleRunner(Path results, Path files) {
    this.results = results;
    this.files = files;
  }

  public static void main(String[] args) throws Exception {
    SampleRunner runner = new SampleRunner(Path.of(args[1]), Path.of(args[2]));
    List<Job> jobs = new Gson().fromJson(Files.readString(Path.of(args[0])), new TypeToken<List<Job>>() {}.getType());
    System.setOut(new PrintStream(OutputStream.nullOutputStream()));
    ScheduledExecutorService watch = Executors.newSingleThreadScheduledExecutor();
    for (Job job : jobs) {
      ScheduledFuture<?> timer = watch.schedule(() -> runner.giveUp(job), SECONDS_PER_SAMPLE, TimeUnit.SECONDS);
      Throwable error = runner.run(job);
      timer.cancel(false);
      runner.report(job, error == null ? null : describe(error));
    }
    watch.shutdownNow();
    runner.closeLibrary();
  }

  /** Ends the process, because nothing else ends a sample that hangs. */
  private void giveUp(Job job) {
    try {
      report(job, "the sample did not end within " + SECONDS_PER_SAMPLE + " seconds");
    } catch (IOException error) {
      error.printStackTrace();
    }
    Runtime.getRuntime().halt(3);
  }

  private synchronized void report(Job job, String error) throws IOException {
    Map<String, String> result = new HashMap<>();
    result.put("className", job.className);
    if (error != null) result.put("error", error);
    Files.writeString(results, new Gson().toJson(result) + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND);
  }

  /** Returns the error of a sample; null if it runs to its end, or throws the error that it must throw. */
  private Throwable run(Job job) {
    Throwable error;
    try {
      prepareFolder();
      PlaywrightAssertions.setDefaultAssertionTimeout(TIMEOUT);
      Class<?> sample = Class.forName(job.className);
      error = switch (job.kind) {
        case "program" -> runProgram(sample);
        case "test" -> runTests(sample);
        default -> runFragment(sample, job);
      };
    } catch (Throwable thrown) {
      error = thrown;
    }
    if (job.raises == null) return error;
    if (error == null) return new AssertionError("the sample does not throw \"" + job.raises + "\"");
    String message = String.valueOf(error.getMessage()).toLowerCase().replace("'", "");
    return message.contains(job.raises.toLowerCase()) ? null : error;
  }

  /** Gives each sample the files that it reads, without those of the sample before it. */
  private void prepareFolder() throws IOException {
    Path folder = Path.of("").toAbsolutePath();
    try (Stream<Path> old = Files.walk(folder)) {
      for (Path each : old.sorted(Comparator.reverseOrder()).toList()) if (!each.equals(folder)) Files.delete(each);
    }
    try (Stream<Path> all = Files.walk(files)) {
      for (Path each : all.toList()) {
        Path target = folder.resolve(files.relativize(each).toString());
        if (!Files.exists(target)) Files.copy(each, target);
      }
    }
  }

  private Throwable runProgram(Class<?> sample) throws ReflectiveOperationException {
    return invoke(() -> sample.getMethod("main", String[].class).invoke(null, (Object) new String[0]));
  }

  /** Runs a class of tests in a thread of its own, because its fixtures end with the tests of the thread. */
  private Throwable runTests(Class<?> sample) throws InterruptedException {
    LauncherDiscoveryRequest request = LauncherDiscoveryRequestBuilder.request()
      .selectors(DiscoverySelectors.selectClass(sample))
      .build();
    Launcher launcher = LauncherFactory.create();
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    Thread thread = new Thread(() -> launcher.execute(request, listener));
    thread.start();
    thread.join();
    TestExecutionSummary summary = listener.getSummary();
    if (summary.getTestsFoundCount() == 0 && summary.getFailures().isEmpty()) return new AssertionError("no test was found");
    return summary.getFailures().isEmpty() ? null : summary.getFailures().get(0).getException();
  }

  private Throwable runFragment(Class<?> sample, Job job) throws ReflectiveOperationException {
    openLibrary();
    BrowserContext context = browser.newContext();
    context.setDefaultTimeout(TIMEOUT);
    Page page = context.newPage();
    APIRequestContext request = playwright.request().newContext(new APIRequest.NewContextOptions().setBaseURL(API));
    Map<String, Object> predefined =
      Map.of("playwright", playwright, "browser", browser, "context", context, "page", page, "request", request);
    for (Map.Entry<String, Object> entry : predefined.entrySet()) sample.getField(entry.getKey()).set(null, entry.getValue());
    Throwable error = invoke(() -> {
      page.navigate(job.url);
      sample.getMethod("run").invoke(null);
    });
    if (job.changesLibrary) closeLibrary();
    else closeContexts(request);
    return error;
  }

  private void openLibrary() {
    if (playwright == null) playwright = Playwright.create();
    if (browser == null || !browser.isConnected()) browser = playwright.chromium().launch();
  }

  /** Closes what a sample opened. After an error, starts a new driver, because the old one may not respond. */
  private void closeContexts(APIRequestContext request) {
    try {
      request.dispose();
      if (browser.isConnected()) for (BrowserContext each : browser.contexts()) each.close();
    } catch (RuntimeException error) {
      closeLibrary();
    }
  }

  private void closeLibrary() {
    try {
      if (playwright != null) playwright.close();
    } catch (RuntimeException error) {
      // The driver has ended already.
    }
    playwright = null;
    browser = null;
  }

  private interface Call {
    void run() throws ReflectiveOperationException;
  }

  private static Throwable invoke(Call call) throws ReflectiveOperationException {
    try {
      call.run();
      return null;
    } catch (InvocationTargetException error) {
      return error.getCause();
    } catch (RuntimeException error) {
      return error;
    }
  }

  private static String describe(Throwable error) {
    String name = error.getClass().getSimpleName();
    String text = String.valueOf(error.getMessage()).strip();
    return name + ": " + (text.length() > 600 ? text.substring(0, 600) : text);
  }
}

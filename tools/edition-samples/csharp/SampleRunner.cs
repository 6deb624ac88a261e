// Runs compiled fragments and programs one after the other, with one driver and one browser for all fragments.
//
// Arguments: a file of JSON with the jobs, the file for the results, and the folder of the files that samples read. For each
// job, it appends a line of JSON with the name of the class and the error, if there is one. It ends with status 3 if a
// sample hangs; the jobs after it have not run then.
using System.Net;
using System.Net.Sockets;
using System.Reflection;
using System.Text.Json;
using Microsoft.Playwright;

/// <param name="Url">The page on which a fragment starts, or the path to request from a web application.</param>
/// <param name="Raises">Text in the message of the exception that the sample must throw.</param>
/// <param name="ChangesLibrary">Whether the sample changes the library itself, such as its selectors.</param>
record Job(string ClassName, string Kind, string Url, string? Raises, bool ChangesLibrary);

record Result(string ClassName, string? Error);

class SampleRunner
{
    const float Timeout = 5_000;
    const int SecondsPerSample = 60;
    const string Api = "https://api.example.com";

    static readonly JsonSerializerOptions Json = new(JsonSerializerDefaults.Web);

    readonly DirectoryInfo folder = new(Directory.GetCurrentDirectory());
    readonly string files;
    IPlaywright? playwright;
    IBrowser? browser;

    SampleRunner(string files) => this.files = files;

    static async Task Main(string[] args)
    {
        var jobs = JsonSerializer.Deserialize<List<Job>>(await File.ReadAllTextAsync(args[0]), Json)!;
        var runner = new SampleRunner(args[2]);
        Console.SetOut(TextWriter.Null);
        foreach (var job in jobs)
        {
            var run = Task.Run(() => runner.RunAsync(job));
            var isDone = await Task.WhenAny(run, Task.Delay(TimeSpan.FromSeconds(SecondsPerSample))) == run;
            var error = isDone ? await run : $"the sample did not end within {SecondsPerSample} seconds";
            await File.AppendAllTextAsync(args[1], JsonSerializer.Serialize(new Result(job.ClassName, error), Json) + "\n");
            // Nothing else ends a sample that hangs.
            if (!isDone) Environment.Exit(3);
        }
        runner.playwright?.Dispose();
        // A web application runs until the process ends.
        Environment.Exit(0);
    }

    /// <summary>Returns the error of a sample; null if it runs to its end, or throws what it must throw.</summary>
    async Task<string?> RunAsync(Job job)
    {
        var error = await FindExceptionAsync(job);
        if (job.Raises == null) return error == null ? null : Describe(error);
        if (error == null) return $"the sample does not throw \"{job.Raises}\"";
        var isExpected = error.Message.Replace("'", "").Contains(job.Raises, StringComparison.OrdinalIgnoreCase);
        return isExpected ? null : Describe(error);
    }

    async Task<Exception?> FindExceptionAsync(Job job)
    {
        try
        {
            PrepareFolder();
            Assertions.SetDefaultExpectTimeout(Timeout);
            var sample = Activator.CreateInstance(Assembly.GetExecutingAssembly().GetType(job.ClassName, true)!)!;
            await (job.Kind switch
            {
                "fragment" => RunFragmentAsync(sample, job),
                "web" => RunWebApplicationAsync(sample, job),
                _ => InvokeAsync(sample, [Array.Empty<string>()]),
            });
            return null;
        }
        catch (Exception error)
        {
            return error;
        }
    }

    /// <summary>Gives each sample the files that it reads, without those of the sample before it.</summary>
    void PrepareFolder()
    {
        Directory.SetCurrentDirectory(folder.FullName);
        foreach (var old in folder.EnumerateFileSystemInfos())
            if (old is DirectoryInfo inner) inner.Delete(true);
            else old.Delete();
        foreach (var source in Directory.EnumerateFiles(files, "*", SearchOption.AllDirectories))
        {
            var target = Path.Combine(folder.FullName, Path.GetRelativePath(files, source));
            Directory.CreateDirectory(Path.GetDirectoryName(target)!);
            File.Copy(source, target);
        }
    }

    static async Task InvokeAsync(object sample, object[] arguments)
    {
        var flags = BindingFlags.DoNotWrapExceptions | BindingFlags.Public | BindingFlags.Instance;
        await (Task)sample.GetType().GetMethod("Run")!.Invoke(sample, flags, null, arguments, null)!;
    }

    async Task RunFragmentAsync(object sample, Job job)
    {
        playwright ??= await Playwright.CreateAsync();
        if (browser is not { IsConnected: true }) browser = await playwright.Chromium.LaunchAsync();
        var context = await browser.NewContextAsync();
        context.SetDefaultTimeout(Timeout);
        var page = await context.NewPageAsync();
        var request = await playwright.APIRequest.NewContextAsync(new() { BaseURL = Api });
        object[] predefined = [playwright, browser, context, page, request];
        string[] names = ["playwright", "browser", "context", "page", "request"];
        foreach (var (name, value) in names.Zip(predefined)) sample.GetType().GetField(name)!.SetValue(sample, value);
        try
        {
            await page.GotoAsync(job.Url);
            await InvokeAsync(sample, []);
        }
        finally
        {
            if (job.ChangesLibrary) CloseLibrary();
            else await CloseContextsAsync(request);
        }
    }

    /// <summary>Closes what a sample opened. After an error, starts a new driver, because the old one may not answer.</summary>
    async Task CloseContextsAsync(IAPIRequestContext request)
    {
        try
        {
            await request.DisposeAsync();
            foreach (var each in browser!.Contexts.ToList()) await each.CloseAsync();
        }
        catch (PlaywrightException)
        {
            CloseLibrary();
        }
    }

    void CloseLibrary()
    {
        // All objects of the class share this setting.
        playwright?.Selectors.SetTestIdAttribute("data-testid");
        playwright?.Dispose();
        playwright = null;
        browser = null;
    }

    /// <summary>Starts a web application, and sends a request to it.</summary>
    static async Task RunWebApplicationAsync(object sample, Job job)
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        var origin = $"http://127.0.0.1:{((IPEndPoint)listener.LocalEndpoint).Port}";
        listener.Stop();
        Environment.SetEnvironmentVariable("ASPNETCORE_URLS", origin);
        // A program without another `await` blocks its thread.
        var program = Task.Run(() => InvokeAsync(sample, [Array.Empty<string>()]));
        using var client = new HttpClient();
        while (!program.IsCompleted)
        {
            try
            {
                using var response = await client.GetAsync(origin + job.Url);
                response.EnsureSuccessStatusCode();
                return;
            }
            catch (HttpRequestException error) when (error.HttpRequestError == HttpRequestError.ConnectionError)
            {
                await Task.Delay(100);
            }
        }
        await program;
        throw new InvalidOperationException("the web application ended before the first request");
    }

    static string Describe(Exception error)
    {
        var line = error.StackTrace?.Split('\n').Select(each => each.LastIndexOf(".mdx:line ") is var at and >= 0 ? each[(at + 10)..].Trim() : null).FirstOrDefault(each => each != null);
        var text = error.Message.Trim();
        var place = line == null ? "" : $" (line {line})";
        return $"{error.GetType().Name}: {(text.Length > 600 ? text[..600] : text)}{place}";
    }
}

// Runs the fragments and programs that are compiled with it, each in a test that `dotnet/sampleFiles.ts` writes. All fragments
// share a driver and a browser. The environment variable SAMPLE_FILES is the folder of the files that samples read.
using System.Net;
using System.Net.Sockets;
using Microsoft.Playwright;

static class SampleRunner
{
    const float Timeout = 5_000;
    const string Api = "https://api.example.com";

    static IPlaywright? playwright;
    static IBrowser? browser;

    // The same folder for all samples, because the driver stays where it was started.
    static readonly DirectoryInfo folder = Directory.CreateDirectory(Path.Combine(AppContext.BaseDirectory, "work"));

    /// <summary>Runs a program in a folder with only the files that samples read.</summary>
    public static async Task RunProgramAsync(Func<Task> program)
    {
        PrepareFolder();
        Assertions.SetDefaultExpectTimeout(Timeout);
        var before = Directory.GetCurrentDirectory();
        Directory.SetCurrentDirectory(folder.FullName);
        try
        {
            await program();
        }
        finally
        {
            Directory.SetCurrentDirectory(before);
        }
    }

    static void PrepareFolder()
    {
        foreach (var old in folder.EnumerateFileSystemInfos())
            if (old is DirectoryInfo inner) inner.Delete(true);
            else old.Delete();
        var files = Environment.GetEnvironmentVariable("SAMPLE_FILES")!;
        foreach (var source in Directory.EnumerateFiles(files, "*", SearchOption.AllDirectories))
        {
            var target = Path.Combine(folder.FullName, Path.GetRelativePath(files, source));
            Directory.CreateDirectory(Path.GetDirectoryName(target)!);
            File.Copy(source, target);
        }
    }

    /// <summary>Runs a fragment, whose fields are the objects that it can use, on a page.</summary>
    /// <param name="changesLibrary">Whether the sample changes the library itself, such as its selectors.</param>
    public static Task RunFragmentAsync(object sample, Func<Task> run, string url, bool changesLibrary) => RunProgramAsync(async () =>
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
            await page.GotoAsync(url);
            await run();
        }
        finally
        {
            if (changesLibrary) CloseLibrary();
            else await CloseContextsAsync(request);
        }
    });

    /// <summary>Closes what a sample opened. After an error, starts a new driver, because the old one may not respond.</summary>
    static async Task CloseContextsAsync(IAPIRequestContext request)
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

    static void CloseLibrary()
    {
        // All objects of the class share this setting.
        playwright?.Selectors.SetTestIdAttribute("data-testid");
        playwright?.Dispose();
        playwright = null;
        browser = null;
    }

    /// <summary>Starts a web application, which runs until the process ends, and sends a request to it.</summary>
    public static Task RunWebApplicationAsync(Func<Task> run, string path) => RunProgramAsync(async () =>
    {
        using var listener = new TcpListener(IPAddress.Loopback, 0);
        listener.Start();
        var origin = $"http://127.0.0.1:{((IPEndPoint)listener.LocalEndpoint).Port}";
        listener.Stop();
        Environment.SetEnvironmentVariable("ASPNETCORE_URLS", origin);
        // A program without another `await` blocks its thread.
        var program = Task.Run(run);
        using var client = new HttpClient();
        while (!program.IsCompleted)
        {
            try
            {
                using var response = await client.GetAsync(origin + path);
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
    });
}

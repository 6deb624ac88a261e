// What samples use of packages that no registry of the project has: the test frameworks, ASP.NET Core, and the members of
// the platform that the npm package of Roslyn leaves out of its assemblies. The compiler prefers these declarations to those
// of an assembly. Assertions are typed, so that the compiler finds a comparison of a text with a number.

namespace System.Threading.Tasks
{
    using System;
    using System.Collections.Generic;
    using System.Runtime.CompilerServices;

    // The assemblies have no `TaskAwaiter<T>.IsCompleted`, without which nothing can wait for a `Task<T>`.
    [AsyncMethodBuilder(typeof(TaskBuilder))]
    public class Task
    {
        public static Task CompletedTask => throw new Exception();
        public bool IsCompleted => throw new Exception();
        public bool IsFaulted => throw new Exception();
        public AggregateException? Exception => throw new Exception();
        public Awaiter GetAwaiter() => throw new Exception();
        public Task WaitAsync(TimeSpan timeout) => throw new Exception();
        public void Wait() {}
        public static Task Delay(int milliseconds) => throw new Exception();
        public static Task Delay(TimeSpan delay) => throw new Exception();
        public static Task Run(Action action) => throw new Exception();
        public static Task Run(Func<Task> action) => throw new Exception();
        public static Task<T> Run<T>(Func<T> function) => throw new Exception();
        public static Task<T> Run<T>(Func<Task<T>> function) => throw new Exception();
        public static Task<T> FromResult<T>(T result) => throw new Exception();
        public static Task WhenAll(params Task[] tasks) => throw new Exception();
        public static Task WhenAll(IEnumerable<Task> tasks) => throw new Exception();
        public static Task<T[]> WhenAll<T>(params Task<T>[] tasks) => throw new Exception();
        public static Task<T[]> WhenAll<T>(IEnumerable<Task<T>> tasks) => throw new Exception();
        public static Task<Task> WhenAny(params Task[] tasks) => throw new Exception();
        public static Task<Task<T>> WhenAny<T>(params Task<T>[] tasks) => throw new Exception();
    }

    [AsyncMethodBuilder(typeof(TaskBuilder<>))]
    public class Task<T> : Task
    {
        public T Result => throw new Exception();
        public new Awaiter<T> GetAwaiter() => throw new Exception();
        public new Task<T> WaitAsync(TimeSpan timeout) => throw new Exception();
    }

    public class Awaiter : INotifyCompletion
    {
        public bool IsCompleted => throw new Exception();
        public void GetResult() {}
        public void OnCompleted(Action continuation) {}
    }

    public class Awaiter<T> : INotifyCompletion
    {
        public bool IsCompleted => throw new Exception();
        public T GetResult() => throw new Exception();
        public void OnCompleted(Action continuation) {}
    }

    public class TaskCompletionSource<T>
    {
        public Task<T> Task => throw new Exception();
        public void SetResult(T result) {}
        public bool TrySetResult(T result) => throw new Exception();
        public void SetException(Exception exception) {}
        public bool TrySetException(Exception exception) => throw new Exception();
    }

    public class TaskCompletionSource
    {
        public Task Task => throw new Exception();
        public void SetResult() {}
        public bool TrySetResult() => throw new Exception();
        public void SetException(Exception exception) {}
    }

    public class TaskBuilder {}
    public class TaskBuilder<T> {}
}

namespace System.IO
{
    using System;
    using System.Collections;
    using System.Collections.Generic;
    using System.Threading.Tasks;

    public static class Directory
    {
        public static DirectoryInfo CreateTempSubdirectory(string? prefix = null) { throw new Exception(); }
        public static DirectoryInfo CreateDirectory(string path) { throw new Exception(); }
        public static bool Exists(string path) { throw new Exception(); }
        public static void Delete(string path, bool recursive = false) {}
        public static string GetCurrentDirectory() { throw new Exception(); }
        public static string[] GetFiles(string path, string? pattern = null) { throw new Exception(); }
        public static string[] GetDirectories(string path) { throw new Exception(); }
    }

    public static class File
    {
        public static bool Exists(string path) { throw new Exception(); }
        public static void Delete(string path) {}
        public static void Copy(string from, string to, bool overwrite = false) {}
        public static string ReadAllText(string path) { throw new Exception(); }
        public static byte[] ReadAllBytes(string path) { throw new Exception(); }
        public static string[] ReadAllLines(string path) { throw new Exception(); }
        public static void WriteAllText(string path, string text) {}
        public static void WriteAllBytes(string path, byte[] bytes) {}
        public static Stream Create(string path) { throw new Exception(); }
        public static Stream OpenRead(string path) { throw new Exception(); }
        public static Task<string> ReadAllTextAsync(string path) { throw new Exception(); }
        public static Task<byte[]> ReadAllBytesAsync(string path) { throw new Exception(); }
        public static Task<string[]> ReadAllLinesAsync(string path) { throw new Exception(); }
        public static Task WriteAllTextAsync(string path, string text) { throw new Exception(); }
        public static Task WriteAllBytesAsync(string path, byte[] bytes) { throw new Exception(); }
        public static Task WriteAllLinesAsync(string path, System.Collections.Generic.IEnumerable<string> lines) { throw new Exception(); }
    }
}

namespace System.IO
{
    using System.Threading.Tasks;

    public static class ReaderMembers
    {
        public static Task<string> ReadToEndAsync(this TextReader reader) => throw new Exception();
    }
}

namespace System.Linq
{
    using System.Collections.Generic;

    public static class Sequences
    {
        public static IEnumerable<T> TakeLast<T>(this IEnumerable<T> items, int count) => throw new Exception();
        public static HashSet<T> ToHashSet<T>(this IEnumerable<T> items) => throw new Exception();
    }
}

namespace System.Runtime.CompilerServices
{
    [InterpolatedStringHandler]
    public ref struct DefaultInterpolatedStringHandler
    {
        public DefaultInterpolatedStringHandler(int literals, int values) {}
        public void AppendLiteral(string text) {}
        public void AppendFormatted<T>(T value) {}
        public void AppendFormatted<T>(T value, int alignment) {}
        public void AppendFormatted<T>(T value, string? format) {}
        public void AppendFormatted<T>(T value, int alignment, string? format) {}
        public void AppendFormatted(ReadOnlySpan<char> value) {}
    }
}

namespace System.Diagnostics
{
    using System.Collections.Generic;

    public class ProcessStartInfo
    {
        public ProcessStartInfo(string fileName) {}
        public bool UseShellExecute { get; set; }
        public IDictionary<string, string?> Environment => throw new Exception();
    }

    public class Process : IDisposable
    {
        public static Process Start(string fileName, string arguments) => throw new Exception();
        public static Process? Start(ProcessStartInfo start) => throw new Exception();
        public bool HasExited => throw new Exception();
        public int ExitCode => throw new Exception();
        public void Kill() {}
        public void Kill(bool entireProcessTree) {}
        public void Dispose() {}
    }
}

namespace System.Net
{
    public abstract class EndPoint {}

    public class IPEndPoint : EndPoint
    {
        public int Port { get; set; }
    }

    public class IPAddress
    {
        public static readonly IPAddress Loopback = null!;
    }
}

namespace System.Net.Sockets
{
    using System.Threading.Tasks;

    public class SocketException : Exception {}

    public class TcpListener
    {
        public TcpListener(IPAddress address, int port) {}
        public EndPoint LocalEndpoint => throw new Exception();
        public void Start() {}
        public void Stop() {}
    }

    public class TcpClient : IDisposable
    {
        public Task ConnectAsync(string host, int port) => throw new Exception();
        public void Dispose() {}
    }
}

namespace System.Net.Http
{
    using System.Threading.Tasks;

    public class HttpClient : IDisposable
    {
        public Task<HttpResponseMessage> GetAsync(string? url) => throw new Exception();
        public void Dispose() {}
    }

    public class HttpResponseMessage
    {
        public bool IsSuccessStatusCode => throw new Exception();
    }
}

namespace Microsoft.AspNetCore.Builder
{
    public class WebApplication
    {
        public static WebApplicationBuilder CreateBuilder(string[] args) => throw new System.Exception();
        public void MapGet(string pattern, System.Delegate handler) {}
        public void Run() {}
    }

    public class WebApplicationBuilder
    {
        public WebApplication Build() => throw new System.Exception();
    }
}

namespace Microsoft.AspNetCore.Http
{
    public interface IResult {}

    public static class Results
    {
        public static IResult File(byte[] contents, string? contentType = null) => throw new System.Exception();
    }
}

namespace System.Text.Json
{
    using System;
    using System.Collections;
    using System.Collections.Generic;
    using System.Threading.Tasks;

    public struct JsonElement
    {
        public JsonElement GetProperty(string propertyName) { throw new Exception(); }
        public bool TryGetProperty(string propertyName, out JsonElement value) { throw new Exception(); }
        public JsonElement this[int index] { get { throw new Exception(); } }
        public string? GetString() { throw new Exception(); }
        public int GetInt32() { throw new Exception(); }
        public long GetInt64() { throw new Exception(); }
        public double GetDouble() { throw new Exception(); }
        public float GetSingle() { throw new Exception(); }
        public bool GetBoolean() { throw new Exception(); }
        public int GetArrayLength() { throw new Exception(); }
        public string GetRawText() { throw new Exception(); }
        public JsonValueKind ValueKind { get { throw new Exception(); } }
        public IEnumerable<JsonElement> EnumerateArray() { throw new Exception(); }
        public IEnumerable<JsonProperty> EnumerateObject() { throw new Exception(); }
        public T? Deserialize<T>() { throw new Exception(); }
    }

    public struct JsonProperty
    {
        public string Name { get { throw new Exception(); } }
        public JsonElement Value { get { throw new Exception(); } }
    }

    public enum JsonValueKind { Undefined, Object, Array, String, Number, True, False, Null }

    public class JsonSerializerOptions
    {
        public bool WriteIndented { get; set; }
        public bool PropertyNameCaseInsensitive { get; set; }
    }

    public static class JsonSerializer
    {
        public static string Serialize<T>(T value, JsonSerializerOptions? options = null) { throw new Exception(); }
        public static T? Deserialize<T>(string json, JsonSerializerOptions? options = null) { throw new Exception(); }
        public static T? Deserialize<T>(byte[] json, JsonSerializerOptions? options = null) { throw new Exception(); }
    }

    public class JsonDocument : IDisposable
    {
        public JsonElement RootElement { get { throw new Exception(); } }
        public static JsonDocument Parse(string json) { throw new Exception(); }
        public void Dispose() {}
    }
}

namespace NUnit.Framework
{
    using System;
    using System.Collections;
    using System.Collections.Generic;
    using System.Threading.Tasks;

    public interface IConstraint {}
    public interface ITextConstraint : IConstraint {}
    public interface INumberConstraint : IConstraint {}
    public interface IBoolConstraint : IConstraint {}
    public interface IAnyConstraint : IConstraint {}
    public interface ICollectionConstraint : IConstraint {}
    public interface IMapConstraint : IConstraint {}
    public interface IEqual<in T> : IConstraint {}
    public interface IItems<in T> : IConstraint {}

    public sealed class Text : ITextConstraint { public Text IgnoreCase { get { throw new Exception(); } } }
    public sealed class Items<T> : IItems<T>, ICollectionConstraint {}
    public sealed class Filled : ITextConstraint, ICollectionConstraint, IMapConstraint {}
    public sealed class Any : IAnyConstraint { public Any Or { get { throw new Exception(); } } public ITextConstraint EqualTo(string expected) { throw new Exception(); } }

    public static class Assert
    {
        public static void That(bool condition, string? message = null) {}
        public static void That(string? actual, ITextConstraint expected, string? message = null) {}
        public static void That(double actual, INumberConstraint expected, string? message = null) {}
        public static void That(DateTime actual, Moment expected, string? message = null) {}
        public static void That(double? actual, INumberConstraint expected, string? message = null) {}
        public static void That(bool actual, IBoolConstraint expected, string? message = null) {}
        public static void That(bool? actual, IBoolConstraint expected, string? message = null) {}
        public static void That<T>(IEnumerable<T?>? actual, IItems<T> expected, string? message = null) {}
        public static void That(IEnumerable? actual, ICollectionConstraint expected, string? message = null) {}
        public static void That(IDictionary? actual, IMapConstraint expected, string? message = null) {}
        public static void That<T>(T? actual, IEqual<T> expected, string? message = null) {}
        public static void That(object? actual, IAnyConstraint expected, string? message = null) {}
        public static T? ThrowsAsync<T>(Func<Task> action) where T : Exception { throw new Exception(); }
        public static T? Throws<T>(Action action) where T : Exception { throw new Exception(); }
        public static void Fail(string? message = null) {}
        public static void Pass(string? message = null) {}
        public static void Ignore(string? message = null) {}
    }

    public sealed class Equal<T> : IEqual<T> {}
    public sealed class Number : INumberConstraint { public Number Within(double amount) { throw new Exception(); } }
    public sealed class Flag : IBoolConstraint {}
    public sealed class Moment : IConstraint {}
    public sealed class Ordered : ICollectionConstraint { public Ordered Descending { get { throw new Exception(); } } }

    public sealed class NotIs
    {
        public Any Null { get { throw new Exception(); } }
        public Filled Empty { get { throw new Exception(); } }
        public Flag True { get { throw new Exception(); } }
        public Flag False { get { throw new Exception(); } }
        public Text EqualTo(string expected) { throw new Exception(); }
        public Number EqualTo(int expected) { throw new Exception(); }
        public Number EqualTo(double expected) { throw new Exception(); }
        public Flag EqualTo(bool expected) { throw new Exception(); }
        public Items<T> EqualTo<T>(IEnumerable<T> expected) { throw new Exception(); }
        public Items<T> EqualTo<T>(T[] expected) { throw new Exception(); }
        public Items<T> EqualTo<T>(List<T> expected) { throw new Exception(); }
        public Items<T> EqualTo<T>(IReadOnlyList<T> expected) { throw new Exception(); }
        public Items<KeyValuePair<K, V>> EqualTo<K, V>(Dictionary<K, V> expected) { throw new Exception(); }
        public Equal<T> EqualTo<T>(T expected) { throw new Exception(); }
    }

    public static class Is
    {
        public static NotIs Not { get { throw new Exception(); } }
        public static Any Null { get { throw new Exception(); } }
        public static Filled Empty { get { throw new Exception(); } }
        public static Flag True { get { throw new Exception(); } }
        public static Flag False { get { throw new Exception(); } }
        public static Text EqualTo(string expected) { throw new Exception(); }
        public static Number EqualTo(int expected) { throw new Exception(); }
        public static Number EqualTo(double expected) { throw new Exception(); }
        public static Flag EqualTo(bool expected) { throw new Exception(); }
        public static Items<T> EqualTo<T>(IEnumerable<T> expected) { throw new Exception(); }
        public static Items<T> EqualTo<T>(T[] expected) { throw new Exception(); }
        public static Items<T> EqualTo<T>(List<T> expected) { throw new Exception(); }
        public static Items<T> EqualTo<T>(IReadOnlyList<T> expected) { throw new Exception(); }
        public static Items<KeyValuePair<K, V>> EqualTo<K, V>(Dictionary<K, V> expected) { throw new Exception(); }
        public static Equal<T> EqualTo<T>(T expected) { throw new Exception(); }
        public static Items<T> EquivalentTo<T>(IEnumerable<T> expected) { throw new Exception(); }
        public static Number GreaterThan(double expected) { throw new Exception(); }
        public static Number GreaterThanOrEqualTo(double expected) { throw new Exception(); }
        public static Number LessThan(double expected) { throw new Exception(); }
        public static Number LessThanOrEqualTo(double expected) { throw new Exception(); }
        public static Number InRange(double from, double to) { throw new Exception(); }
        public static Moment GreaterThan(DateTime expected) { throw new Exception(); }
        public static Moment LessThan(DateTime expected) { throw new Exception(); }
        public static Ordered Ordered { get { throw new Exception(); } }
        public static Ordered Unique { get { throw new Exception(); } }
    }

    public class DoesWords
    {
        public Text StartWith(string expected) { throw new Exception(); }
        public Text EndWith(string expected) { throw new Exception(); }
        public Text Match(string pattern) { throw new Exception(); }
        public Contained<string> Contain(string expected) { throw new Exception(); }
        public Items<T> Contain<T>(T expected) { throw new Exception(); }
        public Any ContainKey(string key) { throw new Exception(); }
    }

    public sealed class Contained<T> : ITextConstraint, IItems<T> {}

    public static class Does
    {
        static readonly DoesWords words = new DoesWords();
        public static DoesWords Not { get { return words; } }
        public static Text StartWith(string expected) { return words.StartWith(expected); }
        public static Text EndWith(string expected) { return words.EndWith(expected); }
        public static Text Match(string pattern) { return words.Match(pattern); }
        public static Contained<string> Contain(string expected) { return words.Contain(expected); }
        public static Items<T> Contain<T>(T expected) { return words.Contain(expected); }
        public static Any ContainKey(string key) { return words.ContainKey(key); }
    }

    public sealed class Counted
    {
        public Sized EqualTo(int expected) { throw new Exception(); }
        public Sized GreaterThan(int expected) { throw new Exception(); }
    }

    public sealed class Sized : ITextConstraint, ICollectionConstraint, IMapConstraint {}

    public static class Has
    {
        public static Counted Count { get { throw new Exception(); } }
        public static Counted Length { get { throw new Exception(); } }
    }

    public class TestContext
    {
        public static TestContext CurrentContext { get { throw new Exception(); } }
        public string WorkDirectory { get { throw new Exception(); } }
        public static System.IO.TextWriter Out { get { throw new Exception(); } }
        public static System.IO.TextWriter Progress { get { throw new Exception(); } }
        public static void AddTestAttachment(string file, string? description = null) {}
        public TestDetails Test { get { throw new Exception(); } }
        public ResultDetails Result { get { throw new Exception(); } }
    }

    public class TestDetails { public string FullName { get; set; } public string MethodName { get; set; } public string Name { get; set; } public string ClassName { get; set; } }
    public class ResultDetails { public string Message { get; set; } public ResultState Outcome { get; set; } }
    public class ResultState : IEquatable<ResultState>
    {
        public static ResultState Error { get { throw new Exception(); } }
        public static ResultState Failure { get { throw new Exception(); } }
        public static ResultState Success { get { throw new Exception(); } }
        public Interfaces.TestStatus Status { get { throw new Exception(); } }
        public bool Equals(ResultState other) { throw new Exception(); }
    }

    public enum ParallelScope { Self, None, All, Children, Fixtures }

    public class TestFixtureAttribute : Attribute {}
    public class TestAttribute : Attribute {}
    public class SetUpAttribute : Attribute {}
    public class TearDownAttribute : Attribute {}
    public class OneTimeSetUpAttribute : Attribute {}
    public class OneTimeTearDownAttribute : Attribute {}
    public class SetUpFixtureAttribute : Attribute {}
    public class IgnoreAttribute : Attribute { public IgnoreAttribute(string reason) {} }
    public class ExplicitAttribute : Attribute {}
    public class RetryAttribute : Attribute { public RetryAttribute(int tryCount) {} }
    public class CategoryAttribute : Attribute { public CategoryAttribute(string name) {} }
    public class NonParallelizableAttribute : Attribute {}
    public class LevelOfParallelismAttribute : Attribute { public LevelOfParallelismAttribute(int level) {} }
    public class ParallelizableAttribute : Attribute { public ParallelizableAttribute(ParallelScope scope = ParallelScope.Self) {} }
    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public class TestCaseAttribute : Attribute
    {
        public TestCaseAttribute(params object[] values) {}
        public string TestName { get; set; }
    }
}

namespace System.Text.Json.Nodes
{
    using System;
    using System.Collections;
    using System.Collections.Generic;
    using System.Threading.Tasks;

    public class JsonNode
    {
        public static JsonNode? Parse(string json) { throw new Exception(); }
        public JsonNode? this[string name] { get { throw new Exception(); } set {} }
        public JsonNode? this[int index] { get { throw new Exception(); } set {} }
        public JsonArray AsArray() { throw new Exception(); }
        public JsonObject AsObject() { throw new Exception(); }
        public T GetValue<T>() { throw new Exception(); }
        public string ToJsonString() { throw new Exception(); }
        public static implicit operator JsonNode(string value) { throw new Exception(); }
        public static implicit operator JsonNode(int value) { throw new Exception(); }
        public static implicit operator JsonNode(bool value) { throw new Exception(); }
    }

    public class JsonArray : JsonNode, IEnumerable<JsonNode?>
    {
        public int Count { get { throw new Exception(); } }
        public void Add(JsonNode? item) {}
        public IEnumerator<JsonNode?> GetEnumerator() { throw new Exception(); }
        IEnumerator IEnumerable.GetEnumerator() { throw new Exception(); }
    }

    public class JsonObject : JsonNode, IEnumerable<KeyValuePair<string, JsonNode?>>
    {
        public void Add(string name, JsonNode? value) {}
        public bool Remove(string name) { throw new Exception(); }
        public IEnumerator<KeyValuePair<string, JsonNode?>> GetEnumerator() { throw new Exception(); }
        IEnumerator IEnumerable.GetEnumerator() { throw new Exception(); }
    }
}

namespace NUnit.Framework.Interfaces
{
    using System;
    using System.Collections;
    using System.Collections.Generic;
    using System.Threading.Tasks;

    public enum TestStatus { Inconclusive, Skipped, Passed, Warning, Failed }
}

namespace Microsoft.VisualStudio.TestTools.UnitTesting
{
    using System;
    using System.Collections;
    using System.Collections.Generic;
    using System.Threading.Tasks;

    public class TestContext
    {
        public string TestName { get; set; }
        public string FullyQualifiedTestClassName { get; set; }
        public string TestRunDirectory { get; set; }
        public UnitTestOutcome CurrentTestOutcome { get; set; }
        public void WriteLine(string text) {}
        public void AddResultFile(string file) {}
    }

    public enum UnitTestOutcome { Failed, Passed, Error, Timeout }
    public enum ExecutionScope { ClassLevel, MethodLevel }

    public static class Assert
    {
        public static void AreEqual<T>(T? expected, T? actual, string? message = null) {}
        public static void AreNotEqual<T>(T? expected, T? actual, string? message = null) {}
        public static void IsNull(object? value, string? message = null) {}
        public static void IsNotNull(object? value, string? message = null) {}
        public static void IsTrue(bool? condition, string? message = null) {}
        public static void IsFalse(bool? condition, string? message = null) {}
        public static Task<T> ThrowsExactlyAsync<T>(Func<Task> action) where T : Exception { throw new Exception(); }
        public static void Fail(string? message = null) {}
    }

    public static class StringAssert
    {
        public static void Contains(string? value, string? substring, string? message = null) {}
        public static void StartsWith(string? value, string? substring, string? message = null) {}
        public static void EndsWith(string? value, string? substring, string? message = null) {}
    }

    public static class CollectionAssert
    {
        public static void AreEqual<T>(T[]? expected, T[]? actual, string? message = null) {}
        public static void AreNotEqual<T>(T[]? expected, T[]? actual, string? message = null) {}
    }

    public class TestClassAttribute : Attribute {}
    public class TestMethodAttribute : Attribute {}
    public class TestInitializeAttribute : Attribute {}
    public class TestCleanupAttribute : Attribute {}
    public class IgnoreAttribute : Attribute { public IgnoreAttribute(string? message = null) {} }
    public class DoNotParallelizeAttribute : Attribute {}
    public class ParallelizeAttribute : Attribute { public int Workers { get; set; } public ExecutionScope Scope { get; set; } }
    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public class TestCategoryAttribute : Attribute { public TestCategoryAttribute(string name) {} }
    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public class DataRowAttribute : Attribute { public DataRowAttribute(params object[] values) {} }
    [AttributeUsage(AttributeTargets.Method)]
    public class AssemblyInitializeAttribute : Attribute {}
    [AttributeUsage(AttributeTargets.Method)]
    public class ClassInitializeAttribute : Attribute {}
}

namespace Xunit
{
    using System;
    using System.Collections;
    using System.Collections.Generic;
    using System.Threading.Tasks;

    public interface IAsyncLifetime { Task InitializeAsync(); Task DisposeAsync(); }
    public interface IClassFixture<T> {}

    public static class Assert
    {
        public static void Equal<T>(IEnumerable<T>? expected, IEnumerable<T>? actual) {}
        public static void Equal(string? expected, string? actual) {}
        public static void Equal(double expected, double actual) {}
        public static void Equal<T>(T? expected, T? actual) {}
        public static void NotEqual<T>(IEnumerable<T>? expected, IEnumerable<T>? actual) {}
        public static void NotEqual<T>(T? expected, T? actual) {}
        public static void Null(object? value) {}
        public static void NotNull(object? value) {}
        public static void True(bool? condition, string? message = null) {}
        public static void False(bool? condition, string? message = null) {}
        public static void Contains(string? expected, string? actual) {}
        public static void Contains<T>(T expected, IEnumerable<T> actual) {}
        public static void DoesNotContain(string? expected, string? actual) {}
        public static void DoesNotContain<T>(T expected, IEnumerable<T> actual) {}
        public static void StartsWith(string? expected, string? actual) {}
        public static void EndsWith(string? expected, string? actual) {}
        public static void Matches(string pattern, string? actual) {}
        public static void Empty(IEnumerable actual) {}
        public static void NotEmpty(IEnumerable actual) {}
        public static Task<T> ThrowsAsync<T>(Func<Task> action) where T : Exception { throw new Exception(); }
    }

    public class FactAttribute : Attribute { public string Skip { get; set; } }
    public class TheoryAttribute : FactAttribute {}
    public class CollectionAttribute : Attribute { public CollectionAttribute(string name) {} }
    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public class TraitAttribute : Attribute { public TraitAttribute(string name, string value) {} }
    [AttributeUsage(AttributeTargets.All, AllowMultiple = true)]
    public class InlineDataAttribute : Attribute { public InlineDataAttribute(params object[] values) {} }
}

// The declarations contain xUnit 2 only. In xUnit v3, setup and teardown return a ValueTask.
namespace Microsoft.Playwright.Xunit.v3
{
    using System.Threading.Tasks;

    public class PageTest : global::Microsoft.Playwright.Xunit.PageTest
    {
        public new virtual ValueTask InitializeAsync() => default;
        public new virtual ValueTask DisposeAsync() => default;
    }
}

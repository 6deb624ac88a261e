using System.Reflection;
using System.Runtime.Serialization;
using System.Text.Encodings.Web;
using System.Text.Json;
using System.Text.Json.Serialization;
using Microsoft.Playwright;

// Prints the public types of the library as JSON, with the types of members as C# writes them. `tools/facts/dotnetTypes.ts`
// runs the program, and describes the form.
var library = typeof(IPlaywright).Assembly;
var ignored = IgnoredOptions.Find(library);
var types = library.GetExportedTypes()
    .Where(type => type.Namespace == "Microsoft.Playwright" && !type.IsNested)
    .OrderBy(type => type.Name, StringComparer.Ordinal)
    .ToDictionary(type => type.Name, PrintType);
var options = new JsonSerializerOptions
{
    DefaultIgnoreCondition = JsonIgnoreCondition.WhenWritingDefault,
    Encoder = JavaScriptEncoder.UnsafeRelaxedJsonEscaping,
};
Console.WriteLine(JsonSerializer.Serialize(types, options));

object PrintType(Type type)
{
    const BindingFlags declared =
        BindingFlags.Public | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly;
    if (type.IsEnum)
        return new { kind = "enum", values = type.GetFields(BindingFlags.Public | BindingFlags.Static).Select(PrintValue) };
    var isOptions = type.IsClass && type.Name.EndsWith("Options");
    return new
    {
        kind = type.IsInterface ? "interface" : isOptions ? "options" : "class",
        @base = type.GetInterfaces().Append(type.BaseType).OfType<Type>().Select(CSharp.NameOf),
        methods = type.GetMethods(declared).Where(method => !method.IsSpecialName).GroupBy(method => method.Name)
            .ToDictionary(overloads => overloads.Key, overloads => overloads.Select(PrintMethod)),
        properties = type.GetProperties(declared)
            .Where(property => property.GetIndexParameters().Length == 0)
            .Select(PrintProperty),
        events = type.GetEvents(declared).Select(PrintEvent),
    };
}

// The name of a value, and the string that the browser protocol uses.
static string[] PrintValue(FieldInfo value) =>
    [value.Name, value.GetCustomAttribute<EnumMemberAttribute>()?.Value ?? value.Name];

static object PrintMethod(MethodInfo method) => new
{
    @params = method.GetParameters()
        .Select(each => new { name = each.Name, type = CSharp.TypeOf(each), optional = each.IsOptional }),
    returns = CSharp.TypeOf(method.ReturnParameter),
    typeParams = method.IsGenericMethod
        ? string.Join(", ", method.GetGenericArguments().Select(each => each.Name))
        : null,
    deprecated = IsObsolete(method),
    @static = method.IsStatic,
};

object PrintProperty(PropertyInfo property)
{
    var type = CSharp.TypeOf(property);
    var isStatic = property.GetMethod!.IsStatic;
    return new
    {
        name = property.Name,
        type,
        // `[Required]` marks the same properties, but not those of objects that only the library creates.
        required = property.CanWrite && !isStatic && !type.EndsWith('?'),
        deprecated = IsObsolete(property),
        @static = isStatic,
        ignored = ignored.Contains(property),
    };
}

static object PrintEvent(EventInfo each) => new
{
    name = each.Name,
    type = CSharp.TypeOf(each),
    payload = each.EventHandlerType!.IsGenericType ? CSharp.NameOf(each.EventHandlerType.GenericTypeArguments[0]) : null,
    deprecated = IsObsolete(each),
};

static bool IsObsolete(MemberInfo member) => member.IsDefined(typeof(ObsoleteAttribute));

using System.Reflection;

// Writes types as C# does, such as `IReadOnlyList<string?>?`. The compiler notes for each part of a type whether it can be null.
// `NullabilityInfoContext` reads these notes, but cannot distinguish `T?` from `T`.
static class CSharp
{
    static readonly Dictionary<Type, string> keywords = new()
    {
        [typeof(void)] = "void", [typeof(bool)] = "bool", [typeof(byte)] = "byte", [typeof(int)] = "int",
        [typeof(long)] = "long", [typeof(float)] = "float", [typeof(double)] = "double", [typeof(string)] = "string",
        [typeof(object)] = "object",
    };

    public static string TypeOf(ParameterInfo parameter) =>
        Write(parameter.ParameterType, NotesOf(parameter.CustomAttributes, parameter.Member));

    public static string TypeOf(PropertyInfo property) =>
        Write(property.PropertyType, NotesOf(property.CustomAttributes, property.GetMethod));

    public static string TypeOf(EventInfo each) =>
        Write(each.EventHandlerType!, NotesOf(each.CustomAttributes, each.AddMethod));

    public static string NameOf(Type type) => Write(type, new Queue<byte>());

    // The notes of the type, one for each part of it, or one for all of them. Without any, those of the method or class apply.
    static Queue<byte> NotesOf(IEnumerable<CustomAttributeData> attributes, MemberInfo? owner)
    {
        var note = ArgumentOf(attributes, "NullableAttribute");
        for (; note == null && owner != null; owner = owner.DeclaringType)
            note = ArgumentOf(owner.CustomAttributes, "NullableContextAttribute");
        return note switch
        {
            byte all => new Queue<byte>(Enumerable.Repeat(all, 100)),
            IEnumerable<CustomAttributeTypedArgument> each => new Queue<byte>(each.Select(part => (byte)part.Value!)),
            _ => new Queue<byte>(),
        };
    }

    static object? ArgumentOf(IEnumerable<CustomAttributeData> attributes, string name) =>
        attributes.FirstOrDefault(each => each.AttributeType.Name == name)?.ConstructorArguments[0].Value;

    static string Write(Type type, Queue<byte> notes)
    {
        if (Nullable.GetUnderlyingType(type) is Type value) return $"{Write(value, notes)}?";
        // Values without type arguments have no note.
        var hasNote = !type.IsValueType || type.IsGenericType;
        var mark = hasNote && notes.TryDequeue(out var note) && note == 2 ? "?" : "";
        if (type.IsArray) return $"{Write(type.GetElementType()!, notes)}[]{mark}";
        if (!type.IsGenericType) return keywords.GetValueOrDefault(type, type.Name) + mark;
        var arguments = type.GetGenericArguments().Select(each => Write(each, notes)).ToList();
        return $"{type.Name[..type.Name.IndexOf('`')]}<{string.Join(", ", arguments)}>{mark}";
    }
}

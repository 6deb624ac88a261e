using System.Reflection;
using System.Reflection.Emit;

// Finds options that the library accepts without reading them: nothing calls the method that returns the value.
// An option also counts as read if its class is copied, by the names of the properties, into a class whose property is read.
static class IgnoredOptions
{
    const BindingFlags declared = BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly;

    static readonly Dictionary<short, OpCode> instructions =
        typeof(OpCodes).GetFields().Select(field => (OpCode)field.GetValue(null)!).ToDictionary(code => code.Value);

    public static HashSet<PropertyInfo> Find(Assembly library)
    {
        var calls = library.GetTypes()
            .SelectMany(type => type.GetMethods(declared).Cast<MethodBase>().Concat(type.GetConstructors(declared)))
            .SelectMany(caller => CalledBy(caller).Select(called => (caller, called)))
            .ToList();
        // A constructor that clones its class calls all methods.
        var read = calls.Where(call => call.caller.DeclaringType != call.called.DeclaringType).Select(call => call.called).ToHashSet();
        var copies = calls
            .Where(call => call.called.Name is "ConvertOptions" or "Clone" && call.called.IsGenericMethod)
            .SelectMany(call => SourcesOf(call.caller, calls).Select(source => (source, target: call.called.GetGenericArguments()[0])))
            .ToLookup(copy => copy.source, copy => copy.target);
        return library.GetExportedTypes()
            .Where(IsOptions)
            .SelectMany(type => type.GetProperties())
            .Where(property => !IsRead(property, property.DeclaringType!))
            .ToHashSet();

        bool IsRead(PropertyInfo property, Type type) =>
            type.GetProperty(property.Name, declared)?.GetMethod is MethodInfo getter &&
            (read.Contains(getter) || copies[type].Any(target => target != type && IsRead(property, target)));
    }

    // The classes of options that a method may copy: those of its parameters or, in a closure, those of its fields. A method
    // that accepts any object copies what its callers have.
    static IEnumerable<Type> SourcesOf(MethodBase method, List<(MethodBase caller, MethodBase called)> calls)
    {
        var own = method.GetParameters().Select(each => each.ParameterType)
            .Concat(method.DeclaringType!.GetFields(declared).Select(field => field.FieldType))
            .Where(IsOptions)
            .ToList();
        return own.Count > 0 ? own : calls.Where(call => call.called == method).SelectMany(call => SourcesOf(call.caller, []));
    }

    static bool IsOptions(Type type) => type.IsClass && type.Name.EndsWith("Options");

    static IEnumerable<MethodBase> CalledBy(MethodBase method)
    {
        var code = method.GetMethodBody()?.GetILAsByteArray() ?? [];
        for (var at = 0; at < code.Length;)
        {
            // Instructions of two bytes start with FE.
            var instruction = code[at++] is 0xFE ? instructions[(short)(0xFE00 | code[at++])] : instructions[code[at - 1]];
            if (instruction.OperandType == OperandType.InlineMethod)
                yield return method.Module.ResolveMethod(BitConverter.ToInt32(code, at), ArgumentsOf(method.DeclaringType!), ArgumentsOf(method))!;
            at += instruction.OperandType switch
            {
                OperandType.InlineNone => 0,
                OperandType.ShortInlineBrTarget or OperandType.ShortInlineI or OperandType.ShortInlineVar => 1,
                OperandType.InlineVar => 2,
                OperandType.InlineI8 or OperandType.InlineR => 8,
                OperandType.InlineSwitch => 4 + 4 * BitConverter.ToInt32(code, at),
                _ => 4,
            };
        }
    }

    static Type[]? ArgumentsOf(MemberInfo member) => member switch
    {
        Type { IsGenericType: true } type => type.GetGenericArguments(),
        MethodInfo { IsGenericMethod: true } method => method.GetGenericArguments(),
        _ => null,
    };
}

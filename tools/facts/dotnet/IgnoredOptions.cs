using System.Reflection;
using System.Reflection.Emit;

// Finds options that the library accepts without reading them: nothing calls the method that returns the value, or only
// to set the same property of another class that nothing reads. A class can also be copied as a whole, by the names of its
// properties.
static class IgnoredOptions
{
    const BindingFlags declared =
        BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance | BindingFlags.Static | BindingFlags.DeclaredOnly;

    static readonly Dictionary<short, OpCode> instructions =
        typeof(OpCodes).GetFields().Select(field => (OpCode)field.GetValue(null)!).ToDictionary(code => code.Value);

    public static HashSet<PropertyInfo> Find(Assembly library)
    {
        var calls = library.GetTypes()
            .SelectMany(type => type.GetMethods(declared).Cast<MethodBase>().Concat(type.GetConstructors(declared)))
            .SelectMany(caller => CalledBy(caller).Select(called => (caller, called)))
            // A constructor that clones its class calls all methods that return values.
            .Where(call => !IsOptions(call.caller.DeclaringType!) || call.caller.DeclaringType != call.called.DeclaringType)
            .ToList();
        var copies = calls
            .Where(call => call.called.Name is "ConvertOptions" or "Clone" && call.called.IsGenericMethod)
            .SelectMany(call => SourcesOf(call.caller, calls).Select(source => (source, call.called)))
            .ToLookup(copy => copy.source, copy => copy.called.GetGenericArguments()[0]);
        var callers = calls.ToLookup(call => call.called, call => call.caller);
        var settersOf = calls
            .Where(call => call.called.Name.StartsWith("set_") && IsOptions(call.called.DeclaringType!))
            .ToLookup(call => (call.caller, call.called.Name), call => call.called.DeclaringType!);
        return library.GetExportedTypes()
            .Where(IsOptions)
            .SelectMany(type => type.GetProperties())
            .Where(property => !IsRead(property.Name, property.DeclaringType!))
            .ToHashSet();

        bool IsRead(string name, Type type) =>
            type.GetProperty(name, declared)?.GetMethod is MethodInfo getter &&
            (copies[type].Any(target => target != type && IsRead(name, target)) ||
             callers[getter].Any(caller =>
                settersOf[(caller, $"set_{name}")].ToList() is var targets &&
                (targets.Count == 0 || targets.Any(target => target == type || IsRead(name, target)))));
    }

    // The classes of options that a method may copy: those of its parameters or, in a closure, those of its fields. A method
    // that accepts any object copies what its callers have.
    static IEnumerable<Type> SourcesOf(MethodBase method, List<(MethodBase caller, MethodBase called)> calls)
    {
        var own = method.GetParameters().Select(each => each.ParameterType)
            .Concat(method.DeclaringType!.GetFields(declared).Select(field => field.FieldType))
            .Where(IsOptions)
            .ToList();
        if (own.Count > 0) return own;
        return calls.Where(call => call.called == method).SelectMany(call => SourcesOf(call.caller, []));
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
            {
                var token = BitConverter.ToInt32(code, at);
                yield return method.Module.ResolveMethod(token, ArgumentsOf(method.DeclaringType!), ArgumentsOf(method))!;
            }
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

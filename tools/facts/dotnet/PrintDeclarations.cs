using System;
using System.Collections.Generic;
using System.IO;
using System.IO.Compression;
using System.Linq;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Text;

// Prints the public types of the library's sources as JSON, one line for each, with the types of members as the sources write
// them. `tools/facts/printDotnet.ts` runs it in Roslyn, which has no files: it replaces SOURCES with their texts. They are
// compressed, because the strings of a program have a limit.
var packed = new DeflateStream(new MemoryStream(Convert.FromBase64String("SOURCES")), CompressionMode.Decompress);
var files = new StreamReader(packed).ReadToEnd().Split('\0');
var types = files
    .SelectMany(file => CSharpSyntaxTree.ParseText(SourceText.From(file)).GetRoot().DescendantNodes())
    .OfType<BaseTypeDeclarationSyntax>()
    .Where(type => type.Parent is BaseNamespaceDeclarationSyntax && Has(type, SyntaxKind.PublicKeyword))
    // The parts of a partial type are in several files.
    .GroupBy(NameOf)
    .OrderBy(parts => parts.Key, StringComparer.Ordinal)
    .Select(parts => $"{Quote(parts.Key)}: {PrintType(parts.Key, parts.ToList())}");
Console.WriteLine(string.Join(",\n", types));

// The types of the test packages have the names of their namespaces, because several packages have a `PageTest`.
static string NameOf(BaseTypeDeclarationSyntax type) =>
    NamespaceOf(type) == "Microsoft.Playwright" ? type.Identifier.ValueText : $"{NamespaceOf(type)}.{type.Identifier.ValueText}";

static string NamespaceOf(BaseTypeDeclarationSyntax type) => ((BaseNamespaceDeclarationSyntax)type.Parent!).Name.ToString();

static string PrintType(string name, List<BaseTypeDeclarationSyntax> parts)
{
    var isInterface = parts[0] is InterfaceDeclarationSyntax;
    var isOptions = !isInterface && name.EndsWith("Options") && !name.Contains('.');
    var kind = parts[0] is EnumDeclarationSyntax ? "enum" : isInterface ? "interface" : isOptions ? "options" : "class";
    var members = parts.OfType<TypeDeclarationSyntax>().SelectMany(part => part.Members).Where(member => IsVisible(member, isInterface)).ToList();
    var methods = members.OfType<MethodDeclarationSyntax>().Where(method => method.ExplicitInterfaceSpecifier == null);
    return Object(
        ("kind", Quote(kind)),
        ("namespace", Quote(NamespaceOf(parts[0]))),
        ("base", List(parts.SelectMany(part => part.BaseList?.Types.Select(type => Quote(type.Type.ToString())) ?? []).Distinct())),
        ("methods", Map(methods.GroupBy(method => method.Identifier.ValueText).Select(all => (all.Key, List(all.Select(PrintMethod)))))),
        ("properties", List(members.SelectMany(PrintProperties))),
        ("events", List(members.OfType<EventFieldDeclarationSyntax>().Select(PrintEvent))),
        ("constructors", isOptions ? "" : List(members.OfType<ConstructorDeclarationSyntax>().Where(each => Has(each, SyntaxKind.PublicKeyword)).Select(each => Object(("params", PrintParameters(each.ParameterList)))))),
        ("values", List(parts.OfType<EnumDeclarationSyntax>().SelectMany(part => part.Members).Select(PrintValue))));
}

static bool IsVisible(MemberDeclarationSyntax member, bool isInInterface) =>
    isInInterface
        ? !Has(member, SyntaxKind.PrivateKeyword) && !Has(member, SyntaxKind.StaticKeyword)
        : Has(member, SyntaxKind.PublicKeyword) || (Has(member, SyntaxKind.ProtectedKeyword) && member is MethodDeclarationSyntax);

static string PrintMethod(MethodDeclarationSyntax method) =>
    Object(
        ("params", PrintParameters(method.ParameterList)),
        ("deprecated", Flag(IsObsolete(method))),
        ("returns", Quote(Text(method.ReturnType))),
        ("typeParams", method.TypeParameterList == null ? "" : Quote(string.Join(", ", method.TypeParameterList.Parameters.Select(each => each.Identifier.ValueText)))),
        ("static", Flag(Has(method, SyntaxKind.StaticKeyword))),
        ("protected", Flag(Has(method, SyntaxKind.ProtectedKeyword))));

static string PrintParameters(BaseParameterListSyntax list) =>
    "[" + string.Join(",", list.Parameters.Select(each => Object(
        ("name", Quote(each.Identifier.ValueText)),
        ("type", Quote(Text(each.Type!))),
        ("optional", Flag(each.Default != null)),
        ("params", Flag(each.Modifiers.Any(SyntaxKind.ParamsKeyword)))))) + "]";

// Constants and read-only fields are properties, too.
static IEnumerable<string> PrintProperties(MemberDeclarationSyntax member) => member switch
{
    PropertyDeclarationSyntax property => [PrintProperty(member, property.Identifier.ValueText, property.Type, !CanSet(property))],
    IndexerDeclarationSyntax indexer => [PrintProperty(member, $"this{Text(indexer.ParameterList)}", indexer.Type, !CanSet(indexer))],
    FieldDeclarationSyntax field => field.Declaration.Variables.Select(each =>
        PrintProperty(member, each.Identifier.ValueText, field.Declaration.Type, Has(member, SyntaxKind.ReadOnlyKeyword))),
    _ => [],
};

static string PrintProperty(MemberDeclarationSyntax member, string name, TypeSyntax type, bool isReadOnly)
{
    var json = ArgumentOf(member, "JsonPropertyName");
    return Object(
        ("name", Quote(name)),
        ("type", Quote(Text(type))),
        ("deprecated", Flag(IsObsolete(member))),
        // Most names in JSON differ only in the case of their letters.
        ("json", json == null || string.Equals(json, name, StringComparison.OrdinalIgnoreCase) ? "" : Quote(json)),
        ("const", Flag(Has(member, SyntaxKind.ConstKeyword))),
        ("readonly", Flag(isReadOnly)),
        ("static", Flag(Has(member, SyntaxKind.StaticKeyword))));
}

static bool CanSet(BasePropertyDeclarationSyntax property) =>
    property.AccessorList?.Accessors.Any(each => each.IsKind(SyntaxKind.SetAccessorDeclaration) || each.IsKind(SyntaxKind.InitAccessorDeclaration)) == true;

static string PrintEvent(EventFieldDeclarationSyntax member)
{
    var type = member.Declaration.Type;
    var payload = (type as GenericNameSyntax)?.TypeArgumentList.Arguments.First();
    return Object(
        ("name", Quote(member.Declaration.Variables[0].Identifier.ValueText)),
        ("type", Quote(Text(type))),
        ("payload", payload == null ? "" : Quote(Text(payload))),
        ("deprecated", Flag(IsObsolete(member))));
}

// An enum value has a name, and the string of the browser protocol.
static string PrintValue(EnumMemberDeclarationSyntax value) =>
    $"[{Quote(value.Identifier.ValueText)},{Quote(ArgumentOf(value, "EnumMember") ?? value.Identifier.ValueText)}]";

static bool Has(MemberDeclarationSyntax member, SyntaxKind modifier) => member.Modifiers.Any(modifier);

static AttributeSyntax? AttributeOf(MemberDeclarationSyntax member, string name) =>
    member.AttributeLists.SelectMany(list => list.Attributes).FirstOrDefault(each => each.Name.ToString() == name);

static bool IsObsolete(MemberDeclarationSyntax member) =>
    AttributeOf(member, "Obsolete") != null || AttributeOf(member, "System.Obsolete") != null;

static string? ArgumentOf(MemberDeclarationSyntax member, string attribute) =>
    (AttributeOf(member, attribute)?.ArgumentList?.Arguments.First().Expression as LiteralExpressionSyntax)?.Token.ValueText;

// Types can be broken over lines.
static string Text(SyntaxNode type) => string.Join(" ", type.ToString().Split((char[]?)null, StringSplitOptions.RemoveEmptyEntries));

static string Flag(bool isSet) => isSet ? "true" : "";

static string Quote(string text) => "\"" + text.Replace("\\", "\\\\").Replace("\"", "\\\"") + "\"";

static string List(IEnumerable<string> items) => items.Any() ? $"[{string.Join(",", items)}]" : "";

static string Map(IEnumerable<(string Name, string Value)> entries) => entries.Any() ? Object(entries.ToArray()) : "";

// Without the fields that are empty.
static string Object(params (string Name, string Value)[] fields) =>
    "{" + string.Join(",", fields.Where(field => field.Value != "").Select(field => $"{Quote(field.Name)}:{field.Value}")) + "}";

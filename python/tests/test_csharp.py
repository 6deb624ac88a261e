"""The parser of samples in C#, and the form of theirs for an older compiler."""

import pytest
from samples.csharp import find_error, read, rewrite


def statements(code: str) -> list[str]:
    return rewrite(code).statements


def test_finds_the_first_syntax_error() -> None:
    assert find_error('await page.GotoAsync(new() { A = 1 });\nvar raw = $$"""{{a}}""";') is None
    assert find_error("var a = 1;\nvar = ;") == (2, "var = ;")


@pytest.mark.parametrize(
    ("code", "rewritten"),
    [
        ('Get("a", new() { Name = "b" });', 'Get("a", new Get_Options() { Name = "b" });'),
        ("A(new B { C = new() { D = 1 } });", "A(new B { C = new C_Value() { D = 1 } });"),
        ("Options o = new() { A = 1 };", "Options o = new Options() { A = 1 };"),
        ("await using var a = await B();", "var a = await B();"),
        ("string? a = b!.C;", "string a = b.C;"),
        ("int? a = null;", "int? a = null;"),
        ("if (a is not null) { }", "if (a != null) { }"),
        ("var a = items[^1];", "var a = items.Last();"),
        ("page.A += (_, _) => B();", "page.A += (_, __) => B();"),
        ('var a = """\n    x "y"\n      z\n    """;', 'var a = "x \\"y\\"\\n  z";'),
        ('var a = new B { ["c"] = 1 };', 'var a = new B { ["c"] = 1 };'),
        ("await File.ReadAllTextAsync(a);", "await File_.ReadAllTextAsync(a);"),
    ],
)
def test_rewrites_new_syntax(code: str, rewritten: str) -> None:
    assert [text.strip() for text in statements(code)] == [rewritten]


def test_turns_local_functions_into_variables() -> None:
    code = "async Task<string> ReadAsync(IPage page) { return await page.TitleAsync(); }"
    assert statements(code) == [
        "Func<IPage, Task<string>> ReadAsync = null;\nReadAsync = async (page) => { return await page.TitleAsync(); };"
    ]


def test_separates_the_parts_of_a_file() -> None:
    parts = rewrite("using A;\nvar b = 1;\npublic class C { }")
    assert (parts.usings, parts.statements, parts.classes) == (["A"], ["var b = 1;"], ["public class C { }"])


def test_names_syntax_without_older_counterpart() -> None:
    assert read("var a = b switch { 1 => 2, _ => 3 };") == {"unsupported": "a switch expression"}
    assert read("var a = b?[0].C;") == {"unsupported": "an index of a value that can be null"}

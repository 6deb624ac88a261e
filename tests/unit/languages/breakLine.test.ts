import {describe, expect, it} from 'vitest';
import {breakLine} from '@site/src/languages/dotnet/breakLine';

describe('long lines of C#', () => {
  const long = (text: string): string => breakLine(text, 100).join('\n');
  const name = 'x'.repeat(40);

  it('break at the calls of a chain', () => {
    expect(long(`await page.GetByText("${name}").Filter(new() { HasText = "${name}" }).ClickAsync();`)).toBe(
      `await page.GetByText("${name}")\n    .Filter(new() { HasText = "${name}" })\n    .ClickAsync();`,
    );
  });

  it('break options, with the braces on lines of their own', () => {
    expect(long(`await page.GotoAsync("${name}", new() { Referer = "${name}", Timeout = 1 });`)).toBe(
      `await page.GotoAsync("${name}", new()\n{\n    Referer = "${name}",\n    Timeout = 1,\n});`,
    );
  });

  it('break the arguments of an assertion', () => {
    expect(long(`Assert.That(await page.EvaluateAsync<string>("${name}"), Is.EqualTo("${name}"));`)).toBe(
      `Assert.That(\n    await page.EvaluateAsync<string>("${name}"),\n    Is.EqualTo("${name}"));`,
    );
  });

  it('do not break at commas of types and texts', () => {
    expect(long(`Call(new() { A = new Dictionary<string, string> { ["a"] = "${name}" }, B = "x, ${name}" });`)).toBe(
      `Call(new()\n{\n    A = new Dictionary<string, string> { ["a"] = "${name}" },\n    B = "x, ${name}",\n});`,
    );
  });
});

/** Collects the imports of a sample. */
export class Imports {
  private readonly values = new Map<string, Set<string>>();
  private readonly types = new Set<string>();
  private readonly defaults = new Map<string, string>();

  /** @param library the package that exports the library's classes and objects */
  constructor(private readonly library: 'playwright' | '@playwright/test') {}

  /** Imports an object of the library, such as `chromium`. */
  addLibrary(name: string): string {
    return this.add(this.library, name);
  }

  addType(name: string): void {
    this.types.add(name);
  }

  add(module: string, name: string): string {
    this.values.set(module, (this.values.get(module) ?? new Set()).add(name));
    return name;
  }

  /** Imports a module as an object: `import fs from 'node:fs'`. */
  addDefault(module: string, name: string): string {
    this.defaults.set(module, name);
    return name;
  }

  print(): string {
    const lines = [...this.defaults].sort().map(([module, name]) => `import ${name} from '${module}';`);
    const modules = new Set([...this.values.keys(), ...(this.types.size > 0 ? [this.library] : [])]);
    for (const module of modules) {
      const values = [...(this.values.get(module) ?? [])].sort(byUse);
      const types = module === this.library ? [...this.types].sort() : [];
      if (values.length === 0) lines.push(`import type { ${types.join(', ')} } from '${module}';`);
      else lines.push(`import { ${[...values, ...types.map((name) => `type ${name}`)].join(', ')} } from '${module}';`);
    }
    return lines.join('\n');
  }
}

/** Sorts names as the pages do: `test` first, the others alphabetically. */
function byUse(one: string, other: string): number {
  if (one === 'test' || other === 'test') return one === 'test' ? -1 : 1;
  return one < other ? -1 : 1;
}

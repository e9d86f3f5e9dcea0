import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** `import … from 'x'`, `export … from 'x'` and `import 'x'` that stay when types are taken away. */
const staticImport =
  /^\s*(?:import|export)\s+(?!type[\s{])(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|^\s*\}\s*from\s+['"]([^'"]+)['"]/gm;
const typeBlock = /^\s*(?:import|export)\s+type\s[^;]*?;/gm;

/** What a file imports before its first line runs: the names as written, without types and dynamic imports. */
export const listStaticImports = (file: string): string[] => {
  const text = readFileSync(file, 'utf8').replace(typeBlock, '');
  return [...text.matchAll(staticImport)].map(([, whole, end]) => whole ?? end ?? '');
};

const aliases = Object.entries(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }).imports,
).map(([name, place]) => [name.replace('*', ''), place.replace('*', '')] as const);

/** The file of ours that an import means; nothing for a package. */
export const findOwnFile = (from: string, name: string): string | undefined => {
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  const alias = aliases.find(([start]) => (start.endsWith('/') ? name.startsWith(start) : name === start));
  return alias && normalize(name.replace(alias[0], alias[1]));
};

/** Every file of ours that is loaded with this one, whatever the settings say. */
export const listImportClosure = (entry: string): Set<string> => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const name of listStaticImports(file)) {
      const own = findOwnFile(file, name);
      if (own && /\.(ts|tsx|mjs)$/.test(own)) visit(own);
    }
  };
  visit(entry);
  return seen;
};

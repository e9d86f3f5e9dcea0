const exported = /export\s+(?!type\b)(\{[^}]*\}|\*(?:\s+as\s+\w+)?)\s+from\s+'([^']+\.repository\.ts)'/g;
const imported = /import\s+(?!type\b)\{([^}]*)\}\s+from\s+'[^']+\.repository\.ts'/g;
const alias = /export\s+const\s+\w+\s*=\s*(\w+);/g;

const valuesIn = (names: string): string[] =>
  names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));

/** Functions of a repository that a feature's index hands out: others call use-cases. Types are free. */
export const listExportedRepositories = (file: string, text: string): string[] => {
  if (!/^src\/features\/([^/]+\/)+index\.ts$/.test(file)) return [];
  const direct = [...text.matchAll(exported)].flatMap(([, names = '']) => valuesIn(names));
  const known = new Set([...text.matchAll(imported)].flatMap(([, names = '']) => valuesIn(names)));
  const renamed = [...text.matchAll(alias)].map(([, name = '']) => name).filter((name) => known.has(name));
  return [...direct, ...renamed].map((name) => `exports ${name} of a repository`);
};

/**
 * Text tables anywhere, and every constant of the contract and of HTTP, whose files are imported one by one. A feature
 * is imported by its index.
 */
const mustBeUnique = (file: string, name: string): boolean =>
  name.endsWith('Texts') || /^src\/(contract|http)\//.test(file);

/** Names that more than one file exports: an import must not depend on the path alone. */
export const findRepeatedNames = (files: readonly string[], read: (file: string) => string): string[] => {
  const filesOf = new Map<string, string[]>();
  for (const file of files.filter((name) => /^src\/.*\.tsx?$/.test(name)))
    for (const [, name = ''] of read(file).matchAll(/^export const (\w+)/gm))
      if (mustBeUnique(file, name)) filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
  return [...filesOf]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => `${name} is exported by ${places.join(' and ')}`);
};

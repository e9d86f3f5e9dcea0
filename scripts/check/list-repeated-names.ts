/** Names of calls: the browser's function and what answers it, or the calls of two APIs. */
const ofCalls = ['sendSuggestion', 'signOut'];

/** Everything of the server but migrations, which all export `up`; of the web only tables of texts. */
const mustBeUnique = (file: string, name: string): boolean =>
  name.endsWith('Texts') || (!/^src\/(web|storage\/migrations)\//.test(file) && !ofCalls.includes(name));

/** Names that more than one file exports: an import must not depend on the path alone. */
export const listRepeatedNames = (files: readonly string[], read: (file: string) => string): string[] => {
  const filesOf = new Map<string, Set<string>>();
  for (const file of files.filter((name) => /^src\/.*\.tsx?$/.test(name)))
    for (const [, name = ''] of read(file).matchAll(
      /^export (?:const|type|class|(?:async )?function) (\w+)/gm,
    ))
      if (mustBeUnique(file, name)) filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file));
  return [...filesOf]
    .filter(([, places]) => places.size > 1)
    .map(([name, places]) => `${name} is exported by ${[...places].join(' and ')}`);
};

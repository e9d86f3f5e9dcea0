/** Names of calls: the browser's function and what answers it, or the calls of two APIs. */
const ofCalls = ['sendSuggestion', 'signOut'];

/** What every screen and island exports for the program that loads it. */
const ofScreens = ['Component', 'draw', 'handle', 'loader', 'meta'];

/** Names are unique in the server, migrations aside, which all export `up`, and in the web; tables of texts in both. */
const placeOf = (file: string, name: string): string | undefined => {
  if (name.endsWith('Texts')) return 'texts';
  if (file.startsWith('src/web/')) return ofScreens.includes(name) ? undefined : 'web';
  return file.startsWith('src/storage/migrations/') || ofCalls.includes(name) ? undefined : 'server';
};

/** Names that more than one file exports: an import must not depend on the path alone. */
export const listRepeatedNames = (files: readonly string[], read: (file: string) => string): string[] => {
  const filesOf = new Map<string, Set<string>>();
  for (const file of files.filter((name) => /^src\/.*\.tsx?$/.test(name)))
    for (const [, name = ''] of read(file).matchAll(
      /^export (?:default (?=\w+;)|(?:default )?(?:const|type|class|(?:async )?function\*?) )(\w+)/gm,
    )) {
      const place = placeOf(file, name);
      const key = `${place} ${name}`;
      if (place) filesOf.set(key, (filesOf.get(key) ?? new Set()).add(file));
    }
  return [...filesOf]
    .filter(([, places]) => places.size > 1)
    .map(([key, places]) => `${key.split(' ')[1]} is exported by ${[...places].join(' and ')}`);
};

import { posix } from 'node:path';

/**
 * Sheets that a component brings itself and that are in no layer: they would win over every utility. Those that are
 * only named by their address (`?url`) are for paper.
 */
export const listUnlayeredSheets = (files: readonly string[], read: (file: string) => string): string[] => {
  const known = new Set(files);
  return files
    .filter((file) => /^src\/web\/.*(?<!\.test)\.tsx$/.test(file))
    .flatMap((file) =>
      Array.from(read(file).matchAll(/^import '(\.[^']+\.css)';$/gm), ([, path = '']) =>
        posix.join(posix.dirname(file), path),
      ),
    )
    .filter((sheet) => known.has(sheet) && !/^@layer |^@import .* layer\(/m.test(read(sheet)))
    .map((sheet) => `${sheet} is in no layer`);
};

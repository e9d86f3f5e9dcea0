export type Package = { dependencies: Record<string, string>; scripts: Record<string, string> };

const isProduct = (file: string): boolean =>
  /\.(ts|tsx|mts|mjs|cjs|css)$/.test(file) && !/(^tests\/|\.test\.tsx?$)/.test(file);

/**
 * Packages that the product carries although no file of it imports them and no script of package.json runs them.
 * What only tests import belongs to `devDependencies`.
 */
export const listUnusedPackages = (
  { dependencies, scripts }: Package,
  files: readonly string[],
  read: (file: string) => string,
): string[] => {
  const text = files.filter(isProduct).map(read).join('\n');
  const commands = new Set(Object.values(scripts).map((line) => line.split(' ')[0]));
  const isImported = (name: string): boolean =>
    new RegExp(`(from|import|require|url)[\\s(]+['"]${name.replace(/[/.]/g, '\\$&')}(/[^'"]*)?['"]`).test(
      text,
    );
  return Object.keys(dependencies).filter((name) => !isImported(name) && !commands.has(name));
};

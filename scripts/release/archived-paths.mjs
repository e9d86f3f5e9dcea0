// What a release archive holds of this folder. Packages and Node come beside it.
export const archivedPaths = [
  ...['package.json', 'package-lock.json', '.npmrc', '.env.example', 'LICENSE', 'README.md', 'README.fa.md'],
  ...['docs/deploying.md', 'docs/two-machines.md'],
  ...['CHANGELOG.md', 'src', 'demo', 'simulators', 'deploy', 'build/server', 'build/site', 'build/office'],
];

const isTest = (path) => /\.test\.tsx?$/.test(path);

/** Whether a file, named from this folder on, is in the archive. */
export const isArchived = (path) =>
  !isTest(path) && archivedPaths.some((part) => path === part || path.startsWith(`${part}/`));

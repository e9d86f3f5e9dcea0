import { readFileSync } from 'node:fs';

/** Used without an import of ours: by a command, by another package, or as files. */
const usedOtherwise = new Set(['node', 'react-dom', '@fontsource-variable/vazirmatn']);

/** On their way into the office, or out of the product; a name leaves this list with its first import or itself. */
const awaited = new Set([
  '@react-router/node',
  'isbot',
  '@hookform/resolvers',
  '@internationalized/date',
  '@simplewebauthn/browser',
  '@simplewebauthn/server',
  '@tanstack/react-query',
  '@tiptap/core',
  '@tiptap/extension-image',
  '@tiptap/extension-table',
  '@tiptap/pm',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@vitejs/plugin-react',
  'aws4fetch',
  'fflate',
  'otplib',
  'prom-client',
  'react-aria-components',
  'read-excel-file',
  'write-excel-file',
  'zxing-wasm',
]);

/** Packages that the product carries and nothing imports. */
export const findUnusedPackages = (files: readonly string[]): string[] => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const sources = files.filter((file) => /\.(ts|tsx|mts|mjs|cjs|css)$/.test(file));
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const isImported = (name: string): boolean =>
    new RegExp(`['"]${name.replace(/[/.]/g, '\\$&')}(/[^'"]*)?['"]`).test(text);
  return Object.keys(dependencies).filter(
    (name) => !usedOtherwise.has(name) && !awaited.has(name) && !isImported(name),
  );
};

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import type { FirstViews } from '../../src/http/routes/office/first-views.ts';

const officeDir = join(import.meta.dirname, '../../src/web/office');
const routesDir = join(officeDir, 'app/routes');
const routeText = /path: '([^']+)',([^{}]*?)lazy: \(\) => import\('([^']+)'\)/g;

/** The screens as the table of routes has them: address, module, first call. */
export const readRoutes = () =>
  readdirSync(routesDir).flatMap((file) =>
    [...readFileSync(join(routesDir, file), 'utf8').matchAll(routeText)].map(
      ([, path = '', options = '', module = '']) => ({
        path,
        module: join(routesDir, module),
        call: /firstCall: '([^']+)'/.exec(options)?.[1],
      }),
    ),
  );

/**
 * Writes `first-views.json` for the office's page: which scripts and which call the first view of an address needs, so
 * that the page itself asks for them instead of each step asking for the next.
 */
export const listFirstViews = (): Plugin => ({
  name: 'list-first-views',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const withImports = (chunk: Rolldown.OutputChunk | undefined, seen = new Set<string>()): Set<string> => {
      if (!chunk || seen.has(chunk.fileName)) return seen;
      seen.add(chunk.fileName);
      for (const name of chunk.imports) withImports(byName.get(name), seen);
      return seen;
    };
    const entry = withImports(chunks.find(({ isEntry }) => isEntry));
    const filesOf = (module: string): string[] => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (!chunk) throw new Error(`no script of the office holds ${module}`);
      return [...withImports(chunk)].filter((name) => !entry.has(name)).map((name) => `/${name}`);
    };
    const views: FirstViews = {
      entrance: filesOf(join(officeDir, 'app/entrance.tsx')),
      screens: readRoutes().map(({ path, module, call }) => ({
        path,
        files: filesOf(module),
        call,
      })),
    };
    this.emitFile({ type: 'asset', fileName: 'first-views.json', source: JSON.stringify(views) });
  },
});

import { runAzma } from './azma.ts';
import type { Installation } from './open-installation.ts';
import { UsageError } from './run-command.ts';

/* The entry of `npm run azma` and of `./azma` in a release archive. */

let opened: Installation | undefined;
try {
  await runAzma(process.argv.slice(2), {
    print: (line) => console.log(line),
    printProgress: (line) => console.error(line),
    open: async ({ migrates = true } = {}) => {
      const { openInstallation } = await import('./open-installation.ts');
      opened = await openInstallation({ migrates });
      return opened;
    },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
} finally {
  await opened?.storage.close();
}

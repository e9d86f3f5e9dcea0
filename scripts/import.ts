import { runImport } from '../src/cli/import.ts';
import { runCommand } from '../src/cli/open-installation.ts';

/** `npm run import`: sold products and centres from the company's files. May be run while the server runs. */
await runCommand(({ storage }) =>
  runImport(process.argv.slice(2), { storage, print: (line) => console.log(line) }),
);

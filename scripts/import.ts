import { runCommand } from '../src/commands/run-command.ts';
import { runImport } from '../src/commands/run-import.ts';

/** `npm run import`: sold products and centres from the company's files. May be run while the server runs. */
await runCommand(({ storage }) =>
  runImport(process.argv.slice(2), { storage, print: (line) => console.log(line) }),
);

import { runCommand } from '../src/commands/run-command.ts';
import { runDesk } from '../src/commands/run-desk.ts';
import { findOrMakeAppSecret } from '../src/server/find-app-secret.ts';

/** `npm run desk`: the company's side of repair requests. May be run while the server runs. */
await runCommand(({ storage, config }) =>
  runDesk(process.argv.slice(2), {
    storage,
    appSecret: findOrMakeAppSecret(config),
    print: (line) => console.log(line),
  }),
);

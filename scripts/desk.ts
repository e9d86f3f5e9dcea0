import { runDesk } from '../src/cli/desk/run-desk.ts';
import { runCommand } from '../src/cli/open-installation.ts';
import { findOrMakeAppSecret } from '../src/server/find-app-secret.ts';

/** `npm run desk`: the company's side of repair requests. May be run while the server runs. */
await runCommand(({ storage, config }) =>
  runDesk(process.argv.slice(2), {
    storage,
    appSecret: findOrMakeAppSecret(config),
    print: (line) => console.log(line),
  }),
);

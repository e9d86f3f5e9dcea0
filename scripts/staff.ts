import { systemRandom } from '#adapters/system/system-random.ts';
import { createPasswordHasher } from '#features/staff/index.ts';
import { runCommand } from '../src/cli/open-installation.ts';
import { runStaff } from '../src/cli/staff/run-staff.ts';
import { findOrMakeAppSecret } from '../src/server/find-app-secret.ts';

/** `npm run staff`: accounts of the office. May be run while the server runs. */
await runCommand(({ storage, config }) =>
  runStaff(process.argv.slice(2), {
    print: (line) => console.log(line),
    staff: {
      storage,
      appSecret: findOrMakeAppSecret(config),
      random: systemRandom,
      passwords: createPasswordHasher(systemRandom),
      officeOrigin: () => config.officeOrigin ?? config.publicOrigin ?? `http://localhost:${config.port}`,
      mails: config.mail.host !== undefined,
      // The running server looks into its outbox by itself.
      nudgeOutbox: () => {},
      alert: () => {},
    },
  }),
);

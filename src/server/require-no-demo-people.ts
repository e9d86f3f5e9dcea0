import { ConfigError } from '#config';
import { listDemoPeople } from '#features/staff/index.ts';
import type { Storage } from '#storage/dialect.ts';
import { azmaCommand } from './azma-command.ts';

/** Everyone can read the password of the demo's people, so production does not open while one is not disabled. */
export const requireNoDemoPeople = async (storage: Storage): Promise<void> => {
  const emails = [...new Set((await listDemoPeople({ storage })).map(({ email }) => email))];
  if (emails.length === 0) return;
  const commands = emails.map((email) => `${azmaCommand()} staff disable --email ${email}`);
  throw new ConfigError(`production refuses demo accounts: ${emails.join(', ')}; ${commands.join(' && ')}`);
};

import { parseArgs } from 'node:util';
import { readConfig } from '#config';
import { contactMailKind, listSuggestions } from '#features/contact/index.ts';
import { reviveDeadMessages } from '#features/outbox/index.ts';
import { migrate } from '#storage/migrate.ts';
import { openStorageForCommand } from '../server/open-storage.ts';

/**
 * `npm run messages`: the contact messages, newest first. May be run while the server runs.
 * `-- --count 50` shows more, `-- --json` writes one JSON object a line, `-- --resend` gives mails that were
 * given up their tries back.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    json: { type: 'boolean', default: false },
    resend: { type: 'boolean', default: false },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) {
  console.error('--count must be a whole number of at least 1');
  process.exit(1);
}

const deliveries = {
  stored: 'kept (no mail server is set)',
  waiting: 'kept, mail is on its way',
  sent: 'kept and mailed',
  cancelled: 'taken back',
  dead: 'kept, mail was given up (--resend tries again)',
} as const;

const storage = openStorageForCommand(readConfig());
await migrate(storage);
if (values.resend)
  console.log(`${await reviveDeadMessages({ storage }, contactMailKind)} mails will be tried again.`);
const messages = await listSuggestions({ storage }, count);
await storage.close();

for (const message of messages) {
  if (values.json) {
    console.log(JSON.stringify(message));
    continue;
  }
  const { id, receivedAt, fullName, email, subject, description, delivery, lastError } = message;
  console.log(`#${id}  ${receivedAt.toISOString()}  ${deliveries[delivery]}${lastError && `: ${lastError}`}`);
  console.log(`  ${fullName} <${email}>`);
  console.log(`  ${subject}`);
  for (const line of description.split('\n')) console.log(`  | ${line}`);
  console.log('');
}
if (messages.length === 0 && !values.json) console.log('There are no messages yet.');

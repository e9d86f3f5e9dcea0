import { defineCommand, WrongValue } from './command.ts';

const deliveries = {
  stored: 'kept (no mail server was set, or it was mailed over 30 days ago)',
  waiting: 'kept, mail is on its way',
  sent: 'kept and mailed',
  cancelled: 'taken back',
  dead: 'kept, mail was given up (--resend tries again)',
} as const;

export const messages = defineCommand({
  summary: 'lists contact messages, newest first',
  options: {
    count: { type: 'string', value: 'N', help: 'how many; 20 by default' },
    json: { type: 'boolean', help: 'prints one JSON object a line' },
    resend: { type: 'boolean', help: 'first gives mails that were given up their tries back' },
  },
  run: async ({ print, open }, { values }) => {
    const count = Number(values.count ?? '20');
    if (!Number.isInteger(count) || count < 1) {
      throw new WrongValue('--count must be a whole number of at least 1');
    }
    const { contactMailKind, listSuggestions } = await import('#features/contact/index.ts');
    const { reviveDeadMessages } = await import('#features/outbox/index.ts');
    const { storage } = await open();
    if (values.resend) {
      print(`${await reviveDeadMessages({ storage }, contactMailKind)} mails will be tried again.`);
    }
    const found = await listSuggestions({ storage }, count);
    for (const message of found) {
      if (values.json) {
        print(JSON.stringify(message));
        continue;
      }
      const { id, receivedAt, fullName, email, subject, description, delivery, lastError } = message;
      print(`#${id}  ${receivedAt.toISOString()}  ${deliveries[delivery]}${lastError && `: ${lastError}`}`);
      print(`  ${fullName} <${email}>`);
      print(`  ${subject}`);
      for (const line of description.split('\n')) print(`  | ${line}`);
      print('');
    }
    if (found.length === 0 && !values.json) print('There are no messages yet.');
  },
});

import { roles } from '#contract/office/permissions.ts';
import { type CommandGroup, defineCommand, type Tools } from './command.ts';
import type { StaffCommand, StaffValues } from './staff/run-staff.ts';

const email = { type: 'string', value: 'EMAIL', help: 'whose account' } as const;

const doWork =
  (name: StaffCommand) =>
  async (tools: Tools, { values }: { values: StaffValues }): Promise<void> =>
    (await import('./staff/run-staff.ts')).runStaff(name, tools, values);

const linkNotes =
  'The link works once, for 24 hours. With a mail server it is mailed; otherwise it is printed, once.';

export const staff: CommandGroup = {
  summary: 'accounts of the office',
  commands: {
    invite: defineCommand({
      summary: 'makes an account; with a known --email alone does what reset does',
      options: {
        email,
        name: { type: 'string', value: 'NAME', help: 'as other staff see it' },
        role: { type: 'string', multiple: true, value: 'ROLE', help: `one of ${roles.join(', ')}` },
      },
      notes: linkNotes,
      run: doWork('invite'),
    }),
    list: defineCommand({
      summary: 'lists every account',
      run: doWork('list'),
    }),
    disable: defineCommand({
      summary: 'closes an account and ends its sessions',
      options: { email },
      run: doWork('disable'),
    }),
    enable: defineCommand({
      summary: 'opens it again',
      options: { email },
      run: doWork('enable'),
    }),
    unlock: defineCommand({
      summary: 'opens a second step that wrong answers have locked',
      options: { email },
      run: doWork('unlock'),
    }),
    reset: defineCommand({
      summary: 'for someone who lost the phone: ends sessions, voids password and factors, makes a new link',
      options: { email },
      notes: linkNotes,
      run: doWork('reset'),
    }),
  },
};

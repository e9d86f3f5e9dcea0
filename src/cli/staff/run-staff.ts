import { parseArgs } from 'node:util';
import { isRole, type Role, roles } from '#contract/office/permissions.ts';
import {
  disableStaffIn,
  enableStaffIn,
  findStaffByEmail,
  inviteStaffIn,
  listAccounts,
  performByCommand,
  reinviteStaffIn,
  type StaffDeps,
  showInvitation,
} from '#features/staff/index.ts';

export type StaffTools = { staff: StaffDeps; print: (line: string) => void };

export const staffHelp = `npm run staff -- COMMAND

  invite --email E --name N --role R    a new account; --role as often as needed: ${roles.join(', ')}
                                        for a known e-mail: ends its sessions, voids password and factors, new link
  list                                  every account
  disable --email E                     closes an account and ends its sessions
  enable --email E                      opens it again
  reset --email E                       someone lost the phone: as invite does for a known e-mail

The link works once, for 24 hours. With a mail server it is mailed; otherwise it is printed here, once.`;

const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string', multiple: true },
} as const;

type Values = { email?: string | undefined; name?: string | undefined; role?: string[] | undefined };

/** Reads the command line and does one item. What cannot be done is thrown in one line. */
export const runStaff = async (args: readonly string[], tools: StaffTools): Promise<void> => {
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [command = ''] = positionals;
  const work = commands[command];
  if (!work) throw new Error(staffHelp);
  await work(tools, values);
};

const commands: Readonly<Record<string, (tools: StaffTools, values: Values) => Promise<void>>> = {
  invite: async (tools, values) => {
    const email = requireValue(values, 'email');
    const known = await findStaffByEmail(tools.staff.storage.db, email);
    if (known) return begin(tools, known.id);
    const name = requireValue(values, 'name');
    const held = requireRoles(values.role ?? []);
    const invited = await performByCommand(tools.staff, (trx) =>
      inviteStaffIn(trx, tools.staff, { email, name, roles: held }),
    );
    await show(tools, invited);
  },
  reset: async (tools, values) => begin(tools, (await requireKnown(tools, values)).id),
  list: async ({ staff, print }) => {
    const accounts = await listAccounts(staff);
    for (const { email, name, state, roles: held, isDemo } of accounts) {
      print(`${email}  ${name}  ${held.join('+')}  ${state}${isDemo ? '  demo' : ''}`);
    }
    if (accounts.length === 0) print('There are no accounts yet.');
  },
  disable: async (tools, values) => {
    const { id, email, isDemo } = await requireKnown(tools, values);
    await performByCommand(tools.staff, (trx) => disableStaffIn(trx, { id, mayBeLast: isDemo }));
    tools.print(`${email} is disabled.`);
  },
  enable: async (tools, values) => {
    const { id, email, isDemo } = await requireKnown(tools, values);
    await performByCommand(tools.staff, (trx) => enableStaffIn(trx, { id }));
    tools.print(isDemo ? `${email} is enabled and has to be invited anew.` : `${email} is enabled.`);
  },
};

const begin = async (tools: StaffTools, id: number): Promise<void> => {
  const { staff } = tools;
  await show(
    tools,
    await performByCommand(staff, (trx) => reinviteStaffIn(trx, staff, { id, mayBeLast: true })),
  );
};

const show = async (
  { staff, print }: StaffTools,
  invited: Parameters<typeof showInvitation>[1],
): Promise<void> => {
  const { link } = await showInvitation(staff, invited);
  print(link ?? 'The invitation is on its way by mail.');
};

const requireKnown = async ({ staff }: StaffTools, values: Values) => {
  const email = requireValue(values, 'email');
  const known = await findStaffByEmail(staff.storage.db, email);
  if (!known) throw new Error(`nobody has the e-mail ${email}`);
  return known;
};

const requireValue = (values: Values, name: 'email' | 'name'): string => {
  const value = values[name]?.trim();
  if (!value) throw new Error(`--${name} is missing`);
  if (name === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value)) throw new Error('--email is no e-mail address');
  return value;
};

const requireRoles = (given: readonly string[]): Role[] => {
  const held = given.flatMap((text) => text.split(','));
  const wrong = held.find((text) => !isRole(text));
  if (wrong !== undefined || held.length === 0) throw new Error(`--role must be one of ${roles.join(', ')}`);
  return held.filter(isRole);
};

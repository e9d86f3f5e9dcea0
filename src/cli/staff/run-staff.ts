import { systemRandom } from '#adapters/system/system-random.ts';
import { isRole, type Role, roles } from '#contract/office/permissions.ts';
import {
  createPasswordHasher,
  disableStaff,
  enableStaff,
  findAccount,
  inviteStaff,
  listAccounts,
  readSentInvitation,
  reinviteStaff,
  type StaffDeps,
  scorePassword,
  unlockStaff,
} from '#features/staff/index.ts';
import { commandActor } from '#features/staff-action/index.ts';
import { type Tools, WrongValue } from '../command.ts';

export type StaffValues = {
  email?: string | undefined;
  name?: string | undefined;
  role?: string[] | undefined;
};

/** Who the audit trail names. */
const actor = commandActor('azma staff');

type StaffTools = { staff: StaffDeps; print: (line: string) => void };

export const runStaff = async (
  command: StaffCommand,
  { print, open }: Tools,
  values: StaffValues,
): Promise<void> => {
  const { storage, config, appSecret } = await open();
  const staff: StaffDeps = {
    storage,
    appSecret: appSecret(),
    random: systemRandom,
    passwords: createPasswordHasher(systemRandom),
    scorePassword,
    officeOrigin: () => config.officeOrigin ?? config.siteOrigin,
    canSendMail: config.mail.host !== undefined,
    // The running server looks into its outbox by itself.
    nudgeOutbox: () => {},
    alert: () => {},
  };
  await commands[command]({ staff, print }, values);
};

export type StaffCommand = 'invite' | 'reset' | 'list' | 'disable' | 'enable' | 'unlock';

const commands: Readonly<Record<StaffCommand, (tools: StaffTools, values: StaffValues) => Promise<void>>> = {
  invite: async (tools, values) => {
    const email = requireValue(values, 'email');
    const known = await findAccount(tools.staff, email);
    if (known && (values.name ?? values.role) !== undefined)
      throw new Error(
        `${email} has an account: use reset for a new link; the office changes names and roles`,
      );
    if (known) return begin(tools, known.id);
    const name = requireValue(values, 'name');
    const held = requireRoles(values.role ?? []);
    await printLink(tools, await inviteStaff(tools.staff, actor, { email, name, roles: held }));
  },
  reset: async (tools, values) => begin(tools, (await requireKnown(tools, values)).id),
  list: async ({ staff, print }) => {
    const accounts = await listAccounts(staff);
    for (const { email, name, state, roles: held, isDemo, isSecondStepLocked } of accounts) {
      const marks = `${isDemo ? '  demo' : ''}${isSecondStepLocked ? '  locked' : ''}`;
      print(`${email}  ${name}  ${held.join('+')}  ${state}${marks}`);
    }
    if (accounts.length === 0) print('There are no accounts yet.');
  },
  disable: async (tools, values) => {
    const { id, email, isDemo } = await requireKnown(tools, values);
    await disableStaff(tools.staff, actor, { id, mayBeLast: isDemo });
    tools.print(`${email} is disabled.`);
  },
  enable: async (tools, values) => {
    const { id, email, isDemo } = await requireKnown(tools, values);
    await enableStaff(tools.staff, actor, { id });
    tools.print(isDemo ? `${email} is enabled and has to be invited anew.` : `${email} is enabled.`);
  },
  unlock: async (tools, values) => {
    const { id, email } = await requireKnown(tools, values);
    await unlockStaff(tools.staff, actor, { id });
    tools.print(`${email} is unlocked.`);
  },
};

const begin = async (tools: StaffTools, id: number): Promise<void> =>
  printLink(tools, await reinviteStaff(tools.staff, actor, { id, mayBeLast: true }));

const printLink = async (
  { staff, print }: StaffTools,
  invited: Parameters<typeof readSentInvitation>[1],
): Promise<void> => {
  const { link } = await readSentInvitation(staff, invited);
  print(link ?? 'The invitation is on its way by mail.');
};

const requireKnown = async ({ staff }: StaffTools, values: StaffValues) => {
  const email = requireValue(values, 'email');
  const known = await findAccount(staff, email);
  if (!known) throw new Error(`nobody has the e-mail ${email}`);
  return known;
};

const requireValue = (values: StaffValues, name: 'email' | 'name'): string => {
  const value = values[name]?.trim();
  if (!value) throw new WrongValue(`--${name} is missing`);
  if (name === 'email' && !/^[^\s@]+@[^\s@]+$/.test(value))
    throw new WrongValue('--email is no e-mail address');
  return value;
};

const requireRoles = (given: readonly string[]): Role[] => {
  const held = given.flatMap((text) => text.split(','));
  const wrong = held.find((text) => !isRole(text));
  if (wrong !== undefined || held.length === 0)
    throw new WrongValue(`--role must be one of ${roles.join(', ')}`);
  return held.filter(isRole);
};

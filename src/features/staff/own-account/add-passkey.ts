import { officeRefusal, staffRefusalTexts } from '#contract/office/refusals.ts';
import { type PrepareContext, type StaffActor, staffAction } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { StaffDeps } from '../records/deps.ts';
import { insertPasskey } from '../records/factor.repository.ts';
import { checkNewPasskey } from '../sign-in/passkeys.ts';
import { requireSelf } from './read-account.ts';

type NewPasskey = { name: string } & Parameters<typeof checkNewPasskey>[2];

export const addPasskey = staffAction({
  name: 'account.add-passkey',
  permission: 'account.own',
  needsProof: true,
  prepare: async ({ deps, actor }: PrepareContext<StaffDeps, StaffActor>, input: NewPasskey) => {
    const passkey = await checkNewPasskey(deps, await requireSelf(deps, actor), input);
    if (!passkey) throw officeRefusal('unauthorised', staffRefusalTexts.wrongPasskey);
    return passkey;
  },
  run: async ({ trx, actor: { staffId } }, { name }, passkey) => {
    const id = await insertPasskey(trx, { ...passkey, staffId, name });
    if (id === undefined) throw new AppError('conflict', { message: 'this passkey is already known' });
    return {
      result: { id },
      audit: { subject: { kind: 'staff', id: staffId }, from: null, to: { id, name } },
    };
  },
});

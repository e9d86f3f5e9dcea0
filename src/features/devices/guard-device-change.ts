import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import type { ActionActor } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { refuseField } from './device-input.ts';

/** Another mobile opens the customer's own record: it needs a reason, the permission and fresh proof. */
export const requireMobileChange = (
  { permissions, hasFreshProof }: Pick<ActionActor, 'permissions' | 'hasFreshProof'>,
  reason: string | undefined,
  needReason: string = deviceRefusalTexts.needReason,
): void => {
  if (!permissions.has('devices.mobile')) throw new AppError('forbidden');
  if ((reason ?? '').trim().length < 2) throw refuseField('reason', needReason);
  if (!hasFreshProof) throw new AppError('reauth_required');
};

type Warranty = string | null | undefined;

/** A warranty that ends later, or that there was none of before. */
const isLongerWarranty = (before: Warranty, after: Warranty): boolean =>
  Boolean(after) && (!before || (after ?? '') > before);

/** A longer warranty makes repairs free. */
export const requireWarrantyChange = (
  { permissions }: Pick<ActionActor, 'permissions'>,
  changes: readonly { before: Warranty; after: Warranty }[],
): void => {
  if (permissions.has('devices.warranty')) return;
  const count = changes.filter(({ before, after }) => isLongerWarranty(before, after)).length;
  if (count > 0)
    throw officeRefusal('forbidden', deviceRefusalTexts.longerWarranty(count), {
      fields: { warrantyUntil: deviceRefusalTexts.longerWarranty(count) },
    });
};

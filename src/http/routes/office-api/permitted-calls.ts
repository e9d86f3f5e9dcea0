import { type OfficeCalls, officeCalls } from '#contract/office/calls.ts';
import type { OfficeCall, PermittedCall } from '#contract/office/office-call.ts';
import type { StaffAction } from '#features/staff-action/index.ts';
import { accountActions } from './answer-account-calls.ts';
import { benchActions } from './answer-bench-calls.ts';
import { calendarActions } from './answer-calendar-calls.ts';
import { centreActions } from './answer-centre-calls.ts';
import { contentActions } from './answer-content-calls.ts';
import { repairActions } from './answer-desk-calls.ts';
import { deviceActions } from './answer-device-calls.ts';
import { importActions } from './answer-import-calls.ts';
import { invoiceActions } from './answer-invoice-calls.ts';
import { mediaActions } from './answer-media-calls.ts';
import { messageActions } from './answer-message-calls.ts';
import { paymentActions } from './answer-payment-review-calls.ts';
import { photoActions } from './answer-photo-calls.ts';
import { requestActions } from './answer-request-calls.ts';
import { serviceReportActions } from './answer-service-report-calls.ts';
import { sessionActions } from './answer-session-calls.ts';
import { settingActions } from './answer-setting-calls.ts';
import { staffActions } from './answer-staff-calls.ts';
import { visitActions } from './answer-visit-calls.ts';

type ActionAccess = Pick<StaffAction<never, never, never, never>, 'permission' | 'needsProof'>;
type Permitted = {
  [Name in keyof OfficeCalls]: OfficeCalls[Name] extends { permission: string } ? Name : never;
}[keyof OfficeCalls];
type AccessOfActions = Record<Exclude<keyof OfficeCalls, Permitted>, ActionAccess> &
  Partial<Record<Permitted, never>>;

/** The action that each changing call performs. A call with action and permission, or neither, does not compile. */
const officeActions = {
  ...sessionActions,
  ...accountActions,
  ...staffActions,
  ...messageActions,
  ...contentActions,
  ...mediaActions,
  ...calendarActions,
  ...centreActions,
  ...deviceActions,
  ...importActions,
  ...paymentActions,
  ...repairActions,
  ...benchActions,
  ...requestActions,
  ...serviceReportActions,
  ...visitActions,
  ...invoiceActions,
  ...photoActions,
  ...settingActions,
} satisfies AccessOfActions;

const accessByName: Readonly<Record<string, ActionAccess | undefined>> = officeActions;

/** Every call of the office with the permission it needs: the action's where one is performed, else the contract's. */
export const permittedCalls = Object.fromEntries(
  Object.entries<OfficeCall>(officeCalls).map(([name, call]) => {
    const { permission, needsProof } = accessByName[name] ?? call;
    return [name, { ...call, permission, needsProof }];
  }),
  // A cast, because the type of Object.fromEntries does not keep which call stands under which name; that every call
  // has a permission is what `satisfies` above checks.
) as { [Name in keyof OfficeCalls]: OfficeCalls[Name] & PermittedCall };

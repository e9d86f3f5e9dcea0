import { type OfficeCalls, officeCalls } from '#contract/office/calls.ts';
import type { OfficeCall, PermittedCall } from '#contract/office/office-call.ts';
import type { StaffAction } from '#features/staff-action/index.ts';
import { accountActions } from './answer-account-calls.ts';
import { benchActions } from './answer-bench-calls.ts';
import { calendarActions } from './answer-calendar-calls.ts';
import { centreActions } from './answer-centre-calls.ts';
import { contentActions } from './answer-content-calls.ts';
import { deviceActions } from './answer-device-calls.ts';
import { importActions } from './answer-import-calls.ts';
import { invoiceActions } from './answer-invoice-calls.ts';
import { mediaActions } from './answer-media-calls.ts';
import { messageActions } from './answer-message-calls.ts';
import { paymentActions } from './answer-payment-calls.ts';
import { photoActions } from './answer-photo-calls.ts';
import { repairActions } from './answer-repair-calls.ts';
import { requestActions } from './answer-request-calls.ts';
import { serviceReportActions } from './answer-service-report-calls.ts';
import { sessionActions } from './answer-session-calls.ts';
import { settingActions } from './answer-setting-calls.ts';
import { staffActions } from './answer-staff-calls.ts';
import { visitActions } from './answer-visit-calls.ts';

/** The action that each changing call performs. */
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
};

type Rules = Pick<StaffAction<never, never, never, never>, 'permission' | 'needsProof'>;
type Permitted = {
  [Name in keyof OfficeCalls]: OfficeCalls[Name] extends { permission: string } ? Name : never;
};
type WithoutPermission = Exclude<keyof OfficeCalls, Permitted[keyof OfficeCalls]>;

/**
 * Every call of the office with the permission it needs. It is written once: by the action where one is performed, by
 * the contract for everything else. Both, or neither, does not compile.
 */
export const permittedCalls = ((
  actions: Record<WithoutPermission, Rules> & Partial<Record<Permitted[keyof OfficeCalls], never>>,
): { [Name in keyof OfficeCalls]: OfficeCalls[Name] & PermittedCall } => {
  const entries = Object.entries<OfficeCall>(officeCalls).map(([name, call]) => {
    const { permission, needsProof } = actions[name as WithoutPermission] ?? call;
    return [name, { ...call, permission, needsProof }];
  });
  return Object.fromEntries(entries) as { [Name in keyof OfficeCalls]: OfficeCalls[Name] & PermittedCall };
})(officeActions);

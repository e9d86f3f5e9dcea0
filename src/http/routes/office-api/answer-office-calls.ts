import type { InboxDeps } from '#features/contact/index.ts';
import type { EditorDeps } from '#features/content/index.ts';
import type { LibraryDeps } from '#features/media/index.ts';
import type { PaymentDeps } from '#features/payment/index.ts';
import type { StaffDeps } from '#features/staff/index.ts';
import type { SystemStatusDeps } from '#features/system-status/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import type { AntiForgery } from '../../anti-forgery.ts';
import { answerAccountCalls } from './answer-account-calls.ts';
import { answerAuditCalls } from './answer-audit-calls.ts';
import { answerBenchCalls } from './answer-bench-calls.ts';
import { answerCalendarCalls } from './answer-calendar-calls.ts';
import { answerCentreCalls } from './answer-centre-calls.ts';
import { answerContentCalls } from './answer-content-calls.ts';
import { answerDeskCalls, type DeskAnswerDeps } from './answer-desk-calls.ts';
import { answerDeviceCalls } from './answer-device-calls.ts';
import { answerImportCalls } from './answer-import-calls.ts';
import { answerInvoiceCalls } from './answer-invoice-calls.ts';
import { answerLinkCalls } from './answer-link-calls.ts';
import { answerMediaCalls } from './answer-media-calls.ts';
import { answerMessageCalls } from './answer-message-calls.ts';
import { answerPaymentReviewCalls } from './answer-payment-review-calls.ts';
import { answerPhotoCalls } from './answer-photo-calls.ts';
import { answerQueueCalls } from './answer-queue-calls.ts';
import { answerReportCalls } from './answer-report-calls.ts';
import { answerRequestCalls } from './answer-request-calls.ts';
import { answerSearchCalls } from './answer-search-calls.ts';
import { answerServiceReportCalls } from './answer-service-report-calls.ts';
import { answerSessionCalls } from './answer-session-calls.ts';
import { answerSettingCalls } from './answer-setting-calls.ts';
import { answerStaffCalls } from './answer-staff-calls.ts';
import { answerSystemStatusCalls } from './answer-system-status-calls.ts';
import { answerVisitCalls } from './answer-visit-calls.ts';
import type { OfficeAnswerTable } from './create-office-api.ts';
import { describeOfficeApi } from './describe-office-api.ts';
import type { OfficeCookies } from './office-cookies.ts';

/** What the answers of all domains need, together. */
type OfficeAnswerDeps = {
  staff: StaffDeps;
  cookies: OfficeCookies;
  antiForgery: AntiForgery;
  offersDemoPeople: boolean;
  authenticatorUrl?: string | undefined;
  inbox: InboxDeps;
  content: EditorDeps;
  media: LibraryDeps;
  desk: DeskAnswerDeps;
  payment: PaymentDeps;
  systemStatus: SystemStatusDeps;
  runTask: RunTask;
};

/** Every call of the office over its use-case, domain by domain. */
export const answerOfficeCalls = (deps: OfficeAnswerDeps): OfficeAnswerTable => ({
  ...answerSessionCalls(deps),
  ...answerAccountCalls(deps),
  ...answerStaffCalls(deps),
  ...answerAuditCalls({ storage: deps.staff.storage, runTask: deps.runTask }),
  ...answerMessageCalls(deps),
  ...answerSearchCalls(deps.staff),
  ...answerContentCalls(deps.content),
  ...answerMediaCalls(deps.media),
  ...answerLinkCalls(deps.content),
  getOpenApi: once(async () => describeOfficeApi(deps.cookies)),
  ...answerQueueCalls(deps.desk, deps.runTask),
  ...answerPhotoCalls(deps.desk),
  ...answerDeskCalls(deps.desk),
  ...answerBenchCalls(deps.desk),
  ...answerRequestCalls(deps.desk),
  ...answerServiceReportCalls(deps.desk),
  ...answerVisitCalls(deps.desk),
  ...answerInvoiceCalls(deps.desk),
  ...answerPaymentReviewCalls(deps.payment, deps.runTask),
  ...answerDeviceCalls(deps.desk),
  ...answerCentreCalls(deps.desk),
  ...answerImportCalls(deps.desk, deps.runTask),
  ...answerSettingCalls(deps.desk, deps.payment.onlineMaxRial),
  ...answerSystemStatusCalls(deps.systemStatus),
  ...answerCalendarCalls(deps.desk),
  ...answerReportCalls(deps),
});

/** Made when it is first asked for: few ever ask. */
const once = <Result>(make: () => Promise<Result>): (() => Promise<Result>) => {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

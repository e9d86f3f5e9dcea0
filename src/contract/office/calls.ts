import { accountCalls } from './calls/account-calls.ts';
import { auditCalls } from './calls/audit-calls.ts';
import { benchCalls } from './calls/bench-calls.ts';
import { calendarCalls } from './calls/calendar-calls.ts';
import { centreCalls } from './calls/centre-calls.ts';
import { deskCalls } from './calls/desk-calls.ts';
import { deviceCalls } from './calls/device-calls.ts';
import { documentCalls } from './calls/document-calls.ts';
import { editingCalls } from './calls/editing-calls.ts';
import { importCalls } from './calls/import-calls.ts';
import { invoiceCalls } from './calls/invoice-calls.ts';
import { linkCalls } from './calls/link-calls.ts';
import { mediaCalls } from './calls/media-calls.ts';
import { messageCalls } from './calls/message-calls.ts';
import { officeReportCalls } from './calls/office-report-calls.ts';
import { paymentCalls } from './calls/payment-calls.ts';
import { photoCalls } from './calls/photo-calls.ts';
import { queueCalls } from './calls/queue-calls.ts';
import { requestCalls } from './calls/request-calls.ts';
import { searchCalls } from './calls/search-calls.ts';
import { serviceReportCalls } from './calls/service-report-calls.ts';
import { sessionCalls } from './calls/session-calls.ts';
import { settingCalls } from './calls/setting-calls.ts';
import { staffCalls } from './calls/staff-calls.ts';
import { systemStatusCalls } from './calls/system-status-calls.ts';
import { visitCalls } from './calls/visit-calls.ts';
import { defineOfficeCalls } from './office-call.ts';

/** The office's API, whole: each domain's table stands in `calls/`. The server mounts it, the screens call it. */
export const officeCalls = defineOfficeCalls({
  ...sessionCalls,
  ...accountCalls,
  ...staffCalls,
  ...auditCalls,
  ...messageCalls,
  ...searchCalls,
  ...editingCalls,
  ...mediaCalls,
  ...linkCalls,
  ...documentCalls,
  ...queueCalls,
  ...photoCalls,
  ...deskCalls,
  ...benchCalls,
  ...requestCalls,
  ...serviceReportCalls,
  ...visitCalls,
  ...invoiceCalls,
  ...paymentCalls,
  ...deviceCalls,
  ...centreCalls,
  ...importCalls,
  ...settingCalls,
  ...systemStatusCalls,
  ...calendarCalls,
  ...officeReportCalls,
});

export type OfficeCalls = typeof officeCalls;
export type OfficeCallName = keyof OfficeCalls;

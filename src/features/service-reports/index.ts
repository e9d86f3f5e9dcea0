/** What was found, done and measured in a repair: drafts, released versions, parts by serial, checklists. */

export { askApproval } from './ask-approval.ts';
export { discardServiceReport } from './discard-service-report.ts';
export { listSparePartDevices } from './list-spare-part-devices.ts';
export { lockWritableReport } from './lock-report.ts';
export { readChecklists } from './read-checklists.ts';
export {
  findReleasedReport,
  hasReleasedReport,
  listReportSummaries,
  readServiceReport,
} from './read-service-report.ts';
export { releaseServiceReport } from './release-service-report.ts';
export { saveServiceReport } from './save-service-report.ts';
export { writeChecklist } from './write-checklist.ts';

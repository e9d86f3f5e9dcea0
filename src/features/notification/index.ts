/** Tells customers by SMS what became of their requests: exactly once for each change, however often it is tried. */

export { createStatusNoticeSender, queueStatusNotice, statusNoticeKind } from './status-notice.ts';

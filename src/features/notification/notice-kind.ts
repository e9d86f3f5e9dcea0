/** The outbox's name for every SMS about requests and devices. */
export const statusNoticeKind = 'repair-status-sms';

/** An SMS that sums up the changes of an hour. */
export const summaryKind = 'summary';

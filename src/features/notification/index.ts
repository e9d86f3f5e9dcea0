/** SMS about repair requests: what they say, whether they are held, sent and delivered. */

export {
  cancelStatusNotice,
  deleteSmsOfDevice,
  describeChange,
  hasNotice,
  queueNotice,
  queueStatusNotice,
  queueText,
  recordCodeSent,
  statusNoticeKind,
} from './queue-notice.ts';
export { createStatusNoticeSender, type TrackingLink } from './send-notices.ts';
export { watchDeliveries } from './watch-deliveries.ts';

/** SMS about repair requests: what they say, whether they are held, sent and delivered. */

export {
  cancelStatusNotice,
  deleteSmsOfDevice,
  describeChange,
  hasNotice,
  type NewNotice,
  noteCodeSent,
  queueNotice,
  queueStatusNotice,
  queueText,
  statusNoticeKind,
} from './queue-notice.ts';
export { createStatusNoticeSender, type NoticeSenderDeps, type TrackingLink } from './send-notices.ts';
export { type DeliveryDeps, lookAtDeliveries, watchDeliveries } from './watch-deliveries.ts';

/** SMS about repair requests: what they say, whether they are held, sent and delivered. */

export {
  cancelStatusNotice,
  deleteSmsOfDevice,
  describeChange,
  hasNotice,
  type NewNotice,
  queueNotice,
  queueStatusNotice,
  queueText,
  recordCodeSent,
  statusNoticeKind,
} from './queue-notice.ts';
export { createStatusNoticeSender, type NoticeSenderDeps, type TrackingLink } from './send-notices.ts';
export { checkDeliveries, type DeliveryDeps, watchDeliveries } from './watch-deliveries.ts';

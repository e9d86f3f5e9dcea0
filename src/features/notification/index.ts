/** SMS about repair requests: what they say, whether they are held, sent and delivered. */

export { findNoSmsReason, isOfFormerOwner } from './former-owner.rules.ts';
export { statusNoticeKind } from './notice-kind.ts';
export {
  cancelNotice,
  cancelStatusNotice,
  deleteSmsOfDevice,
  describeChange,
  hasNotice,
  queueNotice,
  queueStatusNotice,
  queueText,
  recordCodeSent,
} from './queue-notice.ts';
export { createStatusNoticeSender, type TrackingLink } from './send-notices.ts';
export { isSummedUp } from './status-summary.ts';
export { watchDeliveries } from './watch-deliveries.ts';

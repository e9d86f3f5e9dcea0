/** Refusals whose sentence sends the person to support: its number is shown beside them. */
const supportReasons: ReadonlySet<string> = new Set([
  'estimate-answered',
  'unknown-device',
  'no-mobile',
  'messages-spent',
  'sms-failed',
  'not-payable-online',
  'payment-in-review',
  'unknown-payment',
]);

export const sendsToSupport = (reason: string | undefined): boolean =>
  reason !== undefined && supportReasons.has(reason);

/**
 * How long a request is still taken in when there are too many: at pressure 1 those of urgency 1 are sent away,
 * and so on. Pages and suggestions while typing go first, since both can be had again; money goes last.
 */
export type Urgency = 1 | 2 | 3 | 4 | 5;

/** The first that fits counts. */
const urgencies: readonly [prefix: string, urgency: Urgency][] = [
  ['/healthz', 5],
  ['/readyz', 5],
  ['/payback', 5],
  ['/repair-api/Payment/', 5],
  ['/repair-api/Marakez/', 1],
  ['/repair-api/', 4],
  ['/api/v1/Suggestions', 3],
  ['/api/v1/captcha', 3],
  ['/api/v1/', 2],
  ['/media/', 2],
  ['/assets/', 3],
];

export const urgencyOf = (path: string): Urgency =>
  urgencies.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 1;

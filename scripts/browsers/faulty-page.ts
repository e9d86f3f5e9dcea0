/** What every error of the faulty page holds. */
export const proof = 'walk-proof';

export const faultyPath = '/walk-faulty-page';

/** The errors that the faulty page makes, as they are reported. */
export const faultyErrors = [
  `${proof} thrown`,
  `${proof} logged`,
  `unhandled: ${proof} rejected`,
  `/${proof}.png`,
  `the policy refused https://${proof}.example/`,
] as const;

const policy = { 'content-security-policy': "script-src 'self'" };

/** A page with an error of every kind, by which a walk proves that errors are noted. */
export const faultyAnswers: Readonly<Record<string, { headers: Record<string, string>; body: string }>> = {
  [faultyPath]: {
    headers: { 'content-type': 'text/html; charset=utf-8', ...policy },
    body: `<!doctype html><html><head></head><body><img src="/${proof}.png" alt="">
<script src="https://${proof}.example/"></script><script src="${faultyPath}.js"></script></body></html>`,
  },
  [`${faultyPath}.js`]: {
    headers: { 'content-type': 'text/javascript' },
    body: `console.error('${proof}', 'logged');
Promise.reject(new Error('${proof} rejected'));
throw new Error('${proof} thrown');`,
  },
};

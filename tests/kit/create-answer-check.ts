import { expect } from 'vitest';
import type { Call, CallTable } from '#contract/call.ts';

/** An answer holds what its call promises and nothing else: a field that no document names may be a secret. */
export const createAnswerCheck = (calls: CallTable) => {
  const known = Object.values(calls).toSorted((a, b) => countParameters(a) - countParameters(b));
  return (method: string, pathname: string, body: unknown): void => {
    const call = known.find((one) => one.method === method.toLowerCase() && toPattern(one).test(pathname));
    if (call && !call.download) expect(call.result.parse(body), `${method} ${pathname}`).toEqual(body);
  };
};

const countParameters = ({ path }: Call): number => path.split('{').length;

const toPattern = ({ path }: Call): RegExp => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

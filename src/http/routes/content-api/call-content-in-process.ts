import type { Logger } from 'pino';
import type { Call } from '#contract/call.ts';
import { readContentCall } from '#contract/content/calls.ts';
import type { FetchContent } from '#contract/content/client.ts';
import { type ContentDeps, contentAnswers } from '#features/content/index.ts';
import { checkInput } from '../../calls/read-call-input.ts';
import { toRefusal } from '../../refusal.ts';
import { logRefusal } from '../../refuse-errors.ts';

/**
 * The content API without HTTP and without the bodies of listed entries, for pages rendered in this process. The
 * input passes the contract's checks in the form in which it would travel, and a refusal is what the client would read
 * from the envelope. Only writing and parsing JSON is left out, which costs several times what the answer does.
 */
export const callContentInProcess =
  (deps: ContentDeps, log: Logger, httpRequestId: string): FetchContent =>
  async (name, given) => {
    try {
      const call = readContentCall(name);
      const input = checkInput(call, toTravelForm(call, given));
      const answer = contentAnswers[name] as (deps: ContentDeps, input: unknown) => Promise<unknown>;
      return { kind: 'ok', result: await answer({ ...deps, withoutBodies: true }, input) };
    } catch (error) {
      const refusal = toRefusal(error);
      logRefusal(log, error, refusal, httpRequestId);
      return { kind: 'refused', code: refusal.code, httpStatus: refusal.httpStatus };
    }
  };

const toTravelForm = (call: Call, given: Readonly<Record<string, unknown>>) => ({
  params: textsOf(call.params, given),
  query: textsOf(call.query, given),
  body: dropUndefined(given),
});

const textsOf = (schema: Call['params'], given: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(schema?.shape ?? {})
      .filter((name) => given[name] !== undefined)
      .map((name) => [name, String(given[name])]),
  );

const dropUndefined = (given: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

import type { AppErrorCode } from '#kernel/app-error.ts';
import type { BrowserCall } from '../browser-call.ts';
import { isErrorCode } from '../errors.ts';
import type { SuggestionInput } from './suggestion.ts';
import { sendSuggestionPath } from './suggestion-facts.ts';

/** How sending ended. `fields` names what the server found wrong, with the sentence for each. */
export type SendAnswer =
  | { kind: 'sent' }
  | { kind: 'refused'; code: AppErrorCode; fields: Readonly<Record<string, string>> }
  /** No proper answer came: the network, a time-out, or something that is not our server. */
  | { kind: 'failed' };

/** Sends a contact message from the browser. Never throws. */
export const sendSuggestion = async (
  call: Pick<BrowserCall, 'change'>,
  origin: string,
  input: SuggestionInput,
): Promise<SendAnswer> => {
  try {
    const response = await call.change(
      new Request(`${origin}${sendSuggestionPath}`, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(input),
      }),
    );
    return readAnswer(await response.json());
  } catch {
    return { kind: 'failed' };
  }
};

type Envelope = {
  isSuccess?: unknown;
  error?: { code?: unknown; details?: { fields?: unknown } };
};

const readAnswer = (answer: unknown): SendAnswer => {
  const { isSuccess, error } = (answer ?? {}) as Envelope;
  if (isSuccess === true) return { kind: 'sent' };
  const code = error?.code;
  if (isSuccess !== false || typeof code !== 'string') return { kind: 'failed' };
  return { kind: 'refused', code: isErrorCode(code) ? code : 'unexpected', fields: readFields(error) };
};

const readFields = (error: Envelope['error']): Record<string, string> => {
  const fields = error?.details?.fields;
  if (typeof fields !== 'object' || fields === null) return {};
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
};

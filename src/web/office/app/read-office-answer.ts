import { isErrorCode } from '#contract/errors.ts';
import { isRecord } from '#kernel/is-record.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { type FieldFaults, OfficeFailure } from './office-failure.ts';

const known = new Set(['code', 'message', 'fields', 'requestId']);

/** Success is the result itself; anything else is thrown as a failure with the server's own sentence. */
export const readOfficeAnswer = async (response: Response): Promise<unknown> => {
  if (response.ok) return response.status === 204 ? undefined : response.json();
  throw await readFailure(response);
};

export const readFailure = async (response: Response): Promise<OfficeFailure> => {
  const body = await readObject(response);
  const code = typeof body.code === 'string' && isErrorCode(body.code) ? body.code : 'unexpected';
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new OfficeFailure({
    code,
    message: typeof body.message === 'string' ? body.message : officeTexts.unexpected,
    httpStatus: response.status,
    fields: parseFields(body.fields),
    requestId: typeof body.requestId === 'string' ? body.requestId : undefined,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    details: Object.fromEntries(Object.entries(body).filter(([name]) => !known.has(name))),
  });
};

const readObject = async (response: Response): Promise<Record<string, unknown>> => {
  try {
    const body: unknown = await response.json();
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
};

const parseFields = (fields: unknown): FieldFaults | undefined => {
  if (!isRecord(fields)) return undefined;
  const faults = Object.entries(fields).map(([name, fault]) => [
    name,
    Array.isArray(fault) ? String(fault[0]) : String(fault),
  ]);
  return Object.fromEntries(faults);
};

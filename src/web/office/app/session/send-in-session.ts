import { isRecord } from '#kernel/is-record.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { createStoppedFailure } from '../office-failure.ts';
import { readLastActivity, recordActivity } from './activity.ts';
import { proveAgain, regainSession } from './regain-session.ts';
import { findOpenSession } from './session-store.ts';

/**
 * Sends a call of an open session. When the session has ended it asks for sign-in over the screen and sends the call
 * once more; when the action needs a fresh proof, it asks for that first. `send` repeats the same call with the same
 * key, so nothing is done twice.
 */
export const sendInSession = async (
  send: () => Promise<Response>,
  isBackground = false,
): Promise<Response> => {
  if (!findOpenSession()) return send();
  const startedAt = Date.now();
  const response = await send();
  if (response.status === 401 && !isBackground) {
    if (!(await regainSession())) throw createStoppedFailure(officeTexts.unanswered);
    return sendInSession(send, isBackground);
  }
  if (response.status === 403 && (await readCode(response)) === 'reauth_required') {
    if (!(await proveAgain())) throw createStoppedFailure(officeTexts.unanswered);
    return sendInSession(send, isBackground);
  }
  // The session was prolonged when the call arrived, which may be minutes before the whole of a file has.
  if (!isBackground && response.status !== 401) recordActivity(Math.max(startedAt, readLastActivity()));
  return response;
};

const readCode = async (response: Response): Promise<unknown> => {
  try {
    const body: unknown = await response.clone().json();
    return isRecord(body) ? body.code : undefined;
  } catch {
    return undefined;
  }
};

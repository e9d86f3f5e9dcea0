import { cancelledFailure } from '../office-failure.ts';
import { recordActivity } from './activity.ts';
import { proveAgain, regainSession } from './regain-session.ts';
import { findOpenSession } from './session-store.ts';

type Send = (request: Request) => Promise<Response>;

/**
 * Sends a call of an open session. When the session has ended it asks for sign-in over the screen and sends the call
 * once more; when the action needs a fresh proof, it asks for that first. The same request goes out again, with the same
 * key, so nothing is done twice.
 */
export const sendInSession = async (
  send: Send,
  request: Request,
  isBackground: boolean,
): Promise<Response> => {
  if (!findOpenSession()) return send(request);
  const spare = request.clone();
  const response = await send(request);
  if (response.status === 401 && !isBackground) {
    if (!(await regainSession())) throw cancelledFailure();
    return sendInSession(send, spare, isBackground);
  }
  if (response.status === 403 && (await readCode(response)) === 'reauth_required') {
    if (!(await proveAgain())) throw cancelledFailure();
    return sendInSession(send, spare, isBackground);
  }
  if (!isBackground && response.status !== 401) recordActivity();
  return response;
};

const readCode = async (response: Response): Promise<unknown> => {
  try {
    const body: unknown = await response.clone().json();
    return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  } catch {
    return undefined;
  }
};

import { createHmac } from 'node:crypto';
import { requireKnownPermissions } from '#contract/office/office-call.ts';
import type { App } from '../../app-env.ts';
import { unlistedHeaders } from '../../cache-control.ts';
import { type AnswersOf, mountCalls } from '../../calls/mount-calls.ts';
import { createRouteGroup, notFound, type RouteGroupDeps } from '../../create-route-group.ts';
import { jsonAnswer } from '../../json-answer.ts';
import { limits } from '../../limits.ts';
import { type AuthorizeDeps, authorizeOfficeCall } from './authorize-office-call.ts';
import { AnswerWithCookies, type OfficeContext } from './office-context.ts';
import { permittedCalls } from './permitted-calls.ts';
import { refuseInOfficeEnvelope, refuseOfficeInput } from './refuse-in-office-envelope.ts';

export type OfficeAnswerTable = AnswersOf<typeof permittedCalls, OfficeContext>;

/** The office's API: one table of calls, each with the permission it needs. Nothing of it is ever cached. */
export const createOfficeApi = (
  common: RouteGroupDeps,
  deps: AuthorizeDeps & { answers: OfficeAnswerTable },
): App => {
  requireKnownPermissions(permittedCalls);
  const group = createRouteGroup(common, {
    name: 'office-api',
    urgency: 4,
    maxBodyBytes: limits.officeUpload,
    bodyTimeoutMs: limits.officeBodyTimeout,
    refuse: refuseInOfficeEnvelope,
  });
  mountCalls(group, {
    calls: permittedCalls,
    answers: deps.answers,
    maxJson: limits.officeJson,
    refuseInput: refuseOfficeInput,
    authorize: (active) => authorizeOfficeCall(deps, active),
    withInput: (context, input, { method }) =>
      method === 'get' ? context : addInputHash(context, input, deps.staff.appSecret),
    respond: (answer, { request }) => toResponse(deps, answer, request),
  });
  return group.all('*', notFound);
};

/**
 * The same key for another input is a mistake of the caller; the hash of the checked input shows it. It is stored
 * beside the answer, so it is made with the secret: a new password is an input too, and a plain hash could be guessed
 * at.
 */
const addInputHash = (context: OfficeContext, input: unknown, appSecret: string): OfficeContext => {
  const text = `office-input\n${JSON.stringify(input)}`;
  const inputHash = createHmac('sha256', appSecret).update(text).digest('base64url');
  return { ...context, actor: { ...context.actor, inputHash } };
};

const toResponse = ({ antiForgery, cookies }: AuthorizeDeps, answer: unknown, request: Request): Response => {
  if (!(answer instanceof AnswerWithCookies)) return jsonAnswer(answer ?? null, 200, unlistedHeaders);
  const response = jsonAnswer(answer.result ?? null, 200, unlistedHeaders);
  for (const cookie of answer.cookies) response.headers.append('set-cookie', cookie);
  if (answer.newSession !== undefined) {
    const newCookies = { [cookies.staff.name]: answer.newSession };
    response.headers.append('set-cookie', antiForgery.writeTokenCookie(request, newCookies));
  }
  return response;
};

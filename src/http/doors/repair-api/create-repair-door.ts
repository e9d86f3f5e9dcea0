import { type Call, needsToken } from '#contract/call.ts';
import { repairBasePath, repairCalls } from '#contract/repair/calls.ts';
import type { RepairDeps } from '#features/repair/index.ts';
import type { AntiForgery } from '../../anti-forgery.ts';
import { findCookie } from '../../cookies.ts';
import type { Door } from '../../door.ts';
import { jsonAnswer } from '../../json-answer.ts';
import { limits } from '../../limits.ts';
import { mountCalls } from '../../mount-calls.ts';
import { withDocument } from '../../openapi/with-document.ts';
import type { RequestFacts } from '../../request-facts.ts';
import { answerRepairCalls } from './answer-repair-calls.ts';
import { describeRepairApi } from './describe-repair-api.ts';
import { refuseInRepairEnvelope } from './refuse-in-repair-envelope.ts';
import { foldRepairName, refuseRepairInput } from './refuse-repair-input.ts';
import type { CallAnswer, CallContext, PaymentAnswers } from './repair-answers.ts';
import { challengeCookie, markCookie, sessionCookie } from './repair-cookies.ts';

export type RepairDoorDeps = {
  repair: RepairDeps;
  antiForgery: AntiForgery;
  payment: PaymentAnswers;
};

/** The repair API: the calls of the contract, each answered in `{ status, message, data }`, none of it cached. */
export const createRepairDoor = ({ repair, antiForgery, payment }: RepairDoorDeps): Door => {
  const { handle, methodsAt } = mountCalls({
    basePath: repairBasePath,
    calls: repairCalls,
    answers: answerRepairCalls(repair, payment),
    maxBodyBytes: limits.jsonBody,
    foldName: foldRepairName,
    refuseInput: refuseRepairInput,
    authorise: ({ call, request, facts }) => {
      requireOurPage(antiForgery, call, request);
      return readContext(request, facts);
    },
    respond: (answer, { request }) => toResponse(answer, antiForgery, request),
  });
  const door: Door = {
    prefix: repairBasePath,
    methods: methodsAt,
    urgency: (path) => urgencyBelow[path.split('/')[2] ?? ''] ?? 4,
    handle,
    refuse: refuseInRepairEnvelope,
  };
  return withDocument(door, describeRepairApi(sessionCookie), 'public, max-age=60');
};

/** Money goes last; suggestions while typing go first. */
const urgencyBelow: Readonly<Record<string, 1 | 5>> = { Payment: 5, Marakez: 1 };

const requireOurPage = (antiForgery: AntiForgery, call: Call, request: Request): void => {
  if (!needsToken(call)) return;
  if (call.method === 'get') antiForgery.requireAntiForgeryOnGet(request);
  else antiForgery.requireAntiForgery(request);
};

const readContext = (request: Request, { clientAddress, requestId }: RequestFacts): CallContext => ({
  sessionToken: findCookie(request, sessionCookie) || undefined,
  challengeToken: findCookie(request, challengeCookie) || undefined,
  markToken: findCookie(request, markCookie) || undefined,
  clientAddress,
  requestId,
});

const toResponse = (answer: CallAnswer, antiForgery: AntiForgery, request: Request): Response => {
  const { status = 0, message = '', data } = answer;
  const response = jsonAnswer({ status, message, data }, 200, answer.headers);
  for (const cookie of answer.cookies ?? []) response.headers.append('set-cookie', cookie);
  if (answer.newSession !== undefined) {
    // The anti-forgery token is bound to the session, so a new session needs a new one.
    const asIf = new Request(request.url, { headers: { cookie: `${sessionCookie}=${answer.newSession}` } });
    response.headers.append('set-cookie', antiForgery.writeTokenCookie(asIf));
  }
  return response;
};

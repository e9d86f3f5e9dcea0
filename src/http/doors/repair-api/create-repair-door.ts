import {
  captchaHeader,
  type RepairCall,
  type RepairCallName,
  repairBasePath,
  repairCalls,
} from '#contract/repair/calls.ts';
import type { RepairDeps } from '#features/repair/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { AntiForgery } from '../../anti-forgery.ts';
import { findCookie } from '../../cookies.ts';
import type { Door } from '../../door.ts';
import { jsonAnswer } from '../../json-answer.ts';
import { HttpRefusal } from '../../refusal.ts';
import type { RequestFacts } from '../../request-facts.ts';
import { answerRepairCalls } from './answer-repair-calls.ts';
import { readRepairInput } from './read-repair-input.ts';
import { refuseInRepairEnvelope } from './refuse-in-repair-envelope.ts';
import type { CallAnswer, CallContext, PaymentAnswers } from './repair-answers.ts';
import { challengeCookie, sessionCookie } from './repair-cookies.ts';

export type RepairDoorDeps = {
  repair: RepairDeps;
  antiForgery: AntiForgery;
  payment: PaymentAnswers;
};

type AnyAnswer = (input: unknown, context: CallContext) => Promise<CallAnswer>;

/** The repair API: the calls of the contract, each answered in `{ status, message, data }`, none of it cached. */
export const createRepairDoor = ({ repair, antiForgery, payment }: RepairDoorDeps): Door => {
  const answers = answerRepairCalls(repair, payment);
  const byPath = new Map<string, RepairCallName>();
  for (const [name, { path }] of Object.entries(repairCalls)) {
    if (!byPath.has(path)) byPath.set(path, name as RepairCallName);
  }

  return {
    prefix: repairBasePath,
    handle: async (request, facts) => {
      const first = byPath.get(new URL(request.url).pathname.slice(repairBasePath.length));
      if (!first) throw new AppError('not_found');
      const call: RepairCall = repairCalls[first];
      const method = call.method.toUpperCase();
      if (request.method !== method) throw new HttpRefusal('method_not_allowed', 405, { allow: method });
      requireOurPage(antiForgery, call, request);

      const { name, input } = await readRepairInput(first, request);
      const answer = await (answers[name] as AnyAnswer)(input, readContext(request, facts));
      return toResponse(answer, antiForgery, request);
    },
    refuse: refuseInRepairEnvelope,
  };
};

const requireOurPage = (antiForgery: AntiForgery, call: RepairCall, request: Request): void => {
  if (!call.isGuarded) return;
  if (call.method === 'get') antiForgery.requireAntiForgeryOnGet(request);
  else antiForgery.requireAntiForgery(request);
};

const readContext = (request: Request, { clientAddress, requestId }: RequestFacts): CallContext => ({
  sessionToken: findCookie(request, sessionCookie) || undefined,
  challengeToken: findCookie(request, challengeCookie) || undefined,
  captcha: request.headers.get(captchaHeader) ?? undefined,
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

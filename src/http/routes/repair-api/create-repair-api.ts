import { type Call, needsToken } from '#contract/call.ts';
import { type LabCalls, labCalls } from '#contract/repair/lab-calls.ts';
import { additionLimits } from '#contract/repair/limits.ts';
import { allRepairCalls } from '#contract/repair/report-calls.ts';
import type { ReturnDeps } from '#features/payment/index.ts';
import type { RepairDeps } from '#features/portal/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import type { AntiForgery } from '../../anti-forgery.ts';
import type { App, RequestFacts } from '../../app-env.ts';
import { mountCalls } from '../../calls/mount-calls.ts';
import { serveDocument } from '../../calls/openapi/serve-document.ts';
import { createRouteGroup, notFound, type RouteGroupDeps } from '../../create-route-group.ts';
import { jsonAnswer } from '../../json-answer.ts';
import { answerLabCalls } from './answer-lab-calls.ts';
import { answerPaymentCalls } from './answer-payment-calls.ts';
import { answerRepairCalls } from './answer-repair-calls.ts';
import { describeRepairApi } from './describe-repair-api.ts';
import { refuseInRepairEnvelope } from './refuse-in-repair-envelope.ts';
import { foldRepairName, refuseRepairInput } from './refuse-repair-input.ts';
import type { CallAnswer, CallContext } from './repair-answers.ts';
import type { RepairCookies } from './repair-cookies.ts';

type RepairApiDeps = {
  repair: RepairDeps;
  antiForgery: AntiForgery;
  payment: ReturnDeps;
  cookies: RepairCookies;
  runTask: RunTask;
};

/** The repair API: the calls of the contract, each answered in `{ status, message, data }`, none of it cached. */
export const createRepairApi = (common: RouteGroupDeps, deps: RepairApiDeps): App => {
  const { repair, antiForgery, payment, cookies, runTask } = deps;
  const group = createRouteGroup(common, {
    name: 'repair-api',
    urgency: 4,
    // Money goes last; suggestions while typing go first.
    urgencies: { '/Payment/*': 5, '/Marakez/*': 1 },
    // A photo is the largest body; JSON is held to its own size when it is read.
    maxBodyBytes: additionLimits.photoBytes,
    refuse: refuseInRepairEnvelope,
  });
  serveDocument(group, describeRepairApi(cookies.session.name, cookies.lab.name), 'public, max-age=60');
  mountCalls<typeof allRepairCalls & LabCalls, CallContext, CallAnswer>(group, {
    calls: { ...allRepairCalls, ...labCalls },
    answers: {
      ...answerRepairCalls(repair, cookies),
      ...answerPaymentCalls(payment),
      ...answerLabCalls(repair, cookies, runTask),
    },
    foldName: foldRepairName,
    refuseInput: refuseRepairInput,
    authorize: ({ call, request, facts }) => {
      requireOurPage(antiForgery, call, request);
      return readContext(request, facts, cookies);
    },
    respond: (answer, { request }) => toResponse(answer, deps, request),
  });
  return group.all('*', notFound);
};

const requireOurPage = (antiForgery: AntiForgery, call: Call, request: Request): void => {
  if (!needsToken(call)) return;
  if (call.method === 'get') antiForgery.requireAntiForgeryOnGet(request);
  else antiForgery.requireAntiForgery(request);
};

const readContext = (
  request: Request,
  { clientAddress, httpRequestId }: RequestFacts,
  { session, challenge, mark, lab, labChallenge }: RepairCookies,
): CallContext => ({
  sessionToken: session.read(request),
  challengeToken: challenge.read(request),
  markToken: mark.read(request),
  labToken: lab.read(request),
  labChallengeToken: labChallenge.read(request),
  openedOn: new URL(request.url).origin,
  clientAddress,
  httpRequestId,
});

const toResponse = (
  answer: CallAnswer,
  { antiForgery, cookies }: RepairApiDeps,
  request: Request,
): Response => {
  const { status = 0, message = '', data } = answer;
  const response = jsonAnswer({ status, message, data }, 200, answer.headers);
  for (const cookie of answer.cookies ?? []) response.headers.append('set-cookie', cookie);
  if (answer.newSession !== undefined || answer.newLab !== undefined) {
    // The anti-forgery token is bound to both sessions, so a new one of either needs a new token.
    const newCookies = { [cookies.session.name]: answer.newSession, [cookies.lab.name]: answer.newLab };
    response.headers.append('set-cookie', antiForgery.writeTokenCookie(request, newCookies));
  }
  return response;
};

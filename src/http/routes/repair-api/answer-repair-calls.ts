import {
  findReasonText,
  repairRefusal,
  repairSuccessTexts,
  writeRegistered,
} from '#contract/repair/reasons.ts';
import { repairStatusByCode } from '#contract/repair/refusals.ts';
import { listCentres } from '#features/centres/index.ts';
import { markLifeSeconds } from '#features/one-time-code/index.ts';
import {
  type AuthMobileResult,
  addNote,
  addPhoto,
  answerEstimateByCustomer,
  authMobile,
  cancelRequest,
  declareClean,
  type RepairDeps,
  readCurrentSession,
  readPhoto,
  readReport,
  readReportPhoto,
  removePhoto,
  saveAddress,
  saveParcel,
  savePolling,
  saveRequest,
  signOut,
  verifyCode,
} from '#features/portal/index.ts';
import { bytesAnswer } from '../../bytes-answer.ts';
import type { CallAnswer, CallContext, RepairAnswers } from './repair-answers.ts';
import type { RepairCookies } from './repair-cookies.ts';

/** The calls about one verified device, but for those about money. */
export const answerRepairCalls = (deps: RepairDeps, cookies: RepairCookies): RepairAnswers => ({
  authMobile: async (input, context) =>
    answerAuthMobile(
      await authMobile(deps, { ...input, ...context, captcha: input.captcha }),
      context,
      cookies,
    ),
  verifyCode: async (input, context) => {
    const { sessionToken, markToken, view } = await verifyCode(deps, { ...input, ...context });
    return {
      data: view,
      message: repairSuccessTexts.verified,
      cookies: [
        cookies.session.write(sessionToken),
        cookies.mark.write(markToken, { maxAgeSeconds: markLifeSeconds }),
        cookies.challenge.drop(),
      ],
      newSession: sessionToken,
    };
  },
  saveRequest: async (input, { sessionToken }) => {
    const { kind, request } = await saveRequest(deps, { ...input, sessionToken });
    return {
      data: request,
      message: kind === 'edited' ? repairSuccessTexts.edited : writeRegistered(request.fCode),
    };
  },
  saveAddress: async (input, { sessionToken }) => ({
    data: await saveAddress(deps, { ...input, sessionToken }),
    message: repairSuccessTexts.addressSaved,
  }),
  savePolling: async (input, { sessionToken }) => {
    const { kind, request } = await savePolling(deps, { ...input, sessionToken });
    const confirmed = request.repairInPlace
      ? repairSuccessTexts.workConfirmed
      : repairSuccessTexts.receiptConfirmed;
    const message = kind === 'answered' ? repairSuccessTexts.surveySaved : confirmed;
    return { data: request, message };
  },
  addNote: async (input, { sessionToken }) => ({
    data: await addNote(deps, { ...input, sessionToken }),
    message: repairSuccessTexts.noteSaved,
  }),
  cancelRequest: async (input, { sessionToken }) => ({
    data: await cancelRequest(deps, { ...input, sessionToken }),
    message: repairSuccessTexts.cancelled,
  }),
  declareClean: async (input, { sessionToken }) => ({
    data: await declareClean(deps, { ...input, sessionToken }),
    message: repairSuccessTexts.declared,
  }),
  answerEstimate: async (input, { sessionToken }) => ({
    data: await answerEstimateByCustomer(deps, { ...input, sessionToken }),
    message: input.isAccepted ? repairSuccessTexts.estimateAccepted : repairSuccessTexts.estimateDeclined,
  }),
  saveParcel: async (input, { sessionToken }) => ({
    data: await saveParcel(deps, { ...input, sessionToken }),
    message: repairSuccessTexts.parcelSaved,
  }),
  removePhoto: async (input, { sessionToken }) => ({
    data: await removePhoto(deps, { ...input, sessionToken }),
  }),
  addPhoto: async ({ fCode, upload }, { sessionToken }) => ({
    data: await addPhoto(deps, { fCode, bytes: upload.bytes, sessionToken }),
    message: repairSuccessTexts.photoSaved,
  }),
  photo: async ({ id }, { sessionToken }) =>
    photoAnswer('image/webp', await readPhoto(deps, { id, sessionToken })),
  serviceReport: async ({ fCode }, { sessionToken }) => ({
    data: await readReport(deps, { fCode, sessionToken }),
  }),
  reportPhoto: async ({ fCode, id }, { sessionToken }) =>
    photoAnswer('image/jpeg', await readReportPhoto(deps, { fCode, id, sessionToken })),
  loadCentres: async ({ phrase }, { clientAddress }) => ({
    data: await listCentres(deps, { phrase, clientAddress }),
  }),
  currentSession: async (_, tokens) => ({ data: await readCurrentSession(deps, tokens) }),
  signOut: async (_, tokens) => {
    await signOut(deps.storage, tokens);
    return {
      data: null,
      message: repairSuccessTexts.signedOut,
      cookies: [cookies.session.drop(), cookies.challenge.drop(), cookies.lab.drop()],
      // Not "cookies": the mark of this browser stays, or signing out would make its owner a stranger.
      headers: { 'clear-site-data': '"cache", "storage"' },
    };
  },
});

const sendingTexts = {
  sent: repairSuccessTexts.codeSent,
  'already-sent': repairSuccessTexts.codeAlreadySent,
  'maybe-sent': repairSuccessTexts.codeMaybeSent,
} as const;

/** An unknown serial answers with the same HTTP status and shape as a known one; only its words say so. */
const answerAuthMobile = (
  result: AuthMobileResult,
  { httpRequestId }: CallContext,
  { challenge }: RepairCookies,
): CallAnswer<AuthMobileResult['data']> => {
  if (result.kind === 'refused') {
    const { code, details } = repairRefusal(result.reason);
    const refusal = { code, requestId: httpRequestId, reason: result.reason };
    return {
      data: { ...result.data, ...refusal },
      message: findReasonText(details) ?? '',
      status: repairStatusByCode[code],
    };
  }
  return {
    data: result.data,
    message: sendingTexts[result.kind],
    cookies: [challenge.write(result.challengeToken, { maxAgeSeconds: result.expiresInSeconds })],
  };
};

const photoAnswer = (type: string, bytes: Uint8Array): Response =>
  bytesAnswer(bytes, { headers: { 'content-type': type, 'cache-control': 'no-store' } });

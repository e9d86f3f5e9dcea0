import { repairSuccessTexts } from '#contract/repair/reasons.ts';
import {
  authLabMobile,
  openDevice,
  readLabDevices,
  registerManyRequests,
  requireLabExport,
  signOutLab,
  verifyLabCode,
} from '#features/lab/index.ts';
import type { RepairDeps } from '#features/portal/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import { fileAnswer } from '../../file-answer.ts';
import type { LabAnswers } from './repair-answers.ts';
import type { RepairCookies } from './repair-cookies.ts';

/** The calls about all devices of a mobile. */
export const answerLabCalls = (deps: RepairDeps, cookies: RepairCookies, runTask: RunTask): LabAnswers => ({
  labAuthMobile: async (input, context) => {
    const { challengeToken, data } = await authLabMobile(deps, {
      ...context,
      ...input,
      captcha: input.captcha,
    });
    return {
      data,
      message: repairSuccessTexts.codeSentIfKnown,
      cookies: [cookies.labChallenge.write(challengeToken, { maxAgeSeconds: data.expiresInSeconds })],
    };
  },
  labVerifyCode: async (input, context) => {
    const { labToken, ...data } = await verifyLabCode(deps, { ...context, ...input });
    return {
      data,
      message: repairSuccessTexts.verified,
      cookies: [cookies.lab.write(labToken), cookies.labChallenge.drop()],
      newLab: labToken,
    };
  },
  labDevices: async (input, { labToken }) => ({ data: await readLabDevices(deps, { ...input, labToken }) }),
  labExport: async (_, { labToken }) => {
    const mobile = await requireLabExport(deps, labToken);
    return fileAnswer(await runTask('exportToFile', { list: 'lab-devices', mobile, format: 'xlsx' }));
  },
  labOpen: async ({ soldProductId }, { labToken }) => {
    const { sessionToken, view } = await openDevice(deps, { soldProductId, labToken });
    return { data: view, cookies: [cookies.session.write(sessionToken)], newSession: sessionToken };
  },
  labSaveMany: async (input, { labToken }) => ({
    data: { results: await registerManyRequests(deps, { ...input, labToken }) },
  }),
  labSignOut: async (_, tokens) => {
    await signOutLab(deps.storage, tokens);
    return {
      data: null,
      message: repairSuccessTexts.signedOut,
      cookies: [cookies.lab.drop(), cookies.labChallenge.drop(), cookies.session.drop()],
      headers: { 'clear-site-data': '"cache", "storage"' },
    };
  },
});

import type { settingCalls } from '#contract/office/calls/setting-calls.ts';
import { readCompany, writeCompany } from '#features/company/index.ts';
import {
  addPrice,
  changePrice,
  readDeskSettings,
  readPrices,
  requirePrice,
  writeDeskSettings,
} from '#features/desk/index.ts';
import type { DeskAnswerDeps } from './answer-desk-calls.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const prices = { addPrice, changePrice };
export const settingActions = { writeDeskSettings, writeCompany, ...prices };

export const answerSettingCalls = (
  deps: DeskAnswerDeps,
  defaultOnlineMaxRial: number,
): AnswersFor<keyof typeof settingCalls> => {
  const { db } = deps.storage;
  return {
    getDeskSettings: () => readDeskSettings(db),
    getCompany: async () => ({ ...(await readCompany(db)), defaultOnlineMaxRial }),
    ...performActions(deps, { writeDeskSettings, writeCompany }),
    listPrices: async ({ q = '' }) => ({ items: await readPrices(db, q) }),
    ...performActions(deps, prices, (_, { id }) => requirePrice(db, id)),
  };
};

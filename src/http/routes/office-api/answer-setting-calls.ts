import type { settingCalls } from '#contract/office/calls/setting-calls.ts';
import { performAction } from '#features/audit/index.ts';
import {
  addPrice,
  changePrice,
  readDeskSettings,
  readPrices,
  writeDeskSettings,
} from '#features/desk/index.ts';
import type { DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';

export const answerSettingCalls = (deps: DeskAnswerDeps): OfficeAnswers<keyof typeof settingCalls> => {
  const { db } = deps.storage;
  return {
    getDeskSettings: () => readDeskSettings(db),
    writeDeskSettings: ({ settings, rev }, { actor }) =>
      performAction(deps, actor, 'writeDeskSettings', async (trx) => {
        const before = await readDeskSettings(trx);
        await writeDeskSettings(trx, settings, rev);
        const audit = { action: 'desk-settings.write', subjectKind: 'desk-settings', subjectId: '1' };
        return {
          result: { settings, rev: rev + 1 },
          audit: { ...audit, from: before.settings, to: settings },
        };
      }),
    listPrices: async ({ q = '' }) => ({ items: await readPrices(db, q) }),
    addPrice: (input, { actor }) =>
      performAction(deps, actor, 'addPrice', async (trx) => {
        const price = await addPrice(trx, input);
        return { result: price, audit: { ...audited(price.id), action: 'price.add', to: price } };
      }),
    changePrice: (input, { actor }) =>
      performAction(deps, actor, 'changePrice', async (trx) => {
        const price = await changePrice(trx, input);
        return { result: price, audit: { ...audited(price.id), action: 'price.change', to: price } };
      }),
  };
};

const audited = (id: number) => ({ subjectKind: 'price', subjectId: String(id) });

import type { settingCalls } from '#contract/office/calls/setting-calls.ts';
import { performAction } from '#features/audit/index.ts';
import {
  insertPrice,
  listPrices,
  readDeskSettings,
  type StoredPrice,
  updatePrice,
  writeDeskSettings,
} from '#features/desk/index.ts';
import type { DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';

/** A search while typing offers so many; the whole list is for its own screen. */
const offered = 10;
const mostPrices = 2_000;

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
    listPrices: async ({ q = '' }) => {
      const isSearch = q.trim() !== '';
      const most = isSearch ? offered : mostPrices;
      const rows = await listPrices(db, { query: q, isUsedOnly: isSearch, most });
      return { items: rows.map(toPrice) };
    },
    addPrice: (input, { actor }) =>
      performAction(deps, actor, 'addPrice', async (trx) => {
        const price = toPrice(await insertPrice(trx, input));
        return { result: price, audit: { ...audited(price.id), action: 'price.add', to: price } };
      }),
    changePrice: ({ id, rev, ...input }, { actor }) =>
      performAction(deps, actor, 'changePrice', async (trx) => {
        const price = toPrice(await updatePrice(trx, id, rev, input));
        return { result: price, audit: { ...audited(id), action: 'price.change', to: price } };
      }),
  };
};

const audited = (id: number) => ({ subjectKind: 'price', subjectId: String(id) });

const toPrice = ({ id, code, title, kind, unit_rial, is_used, rev }: StoredPrice) => ({
  id,
  code,
  title,
  kind,
  unitRial: Number(unit_rial),
  isUsed: is_used === 1,
  rev,
});

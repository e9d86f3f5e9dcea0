import type { Centre } from '#contract/repair/entities.ts';
import { repairLimits } from '#contract/repair/limits.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { addressKeys, type LimitDeps, limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { searchWords } from '#kernel/search-key.ts';
import type { CentreRow } from '#storage/device-tables.ts';
import { searchCentres } from './read-centres.ts';

const maxRows = 10;

/** Centres by a part of their name. Letters and digits count, wildcards do not: `%%%` finds nothing. */
export const listCentres = async (
  deps: LimitDeps,
  input: { phrase: string; clientAddress: string },
): Promise<Centre[]> => {
  const words = searchWords(input.phrase);
  const letters = words.reduce((sum, word) => sum + Array.from(word).length, 0);
  if (letters < repairLimits.centrePhrase.min) throw repairRefusal('short-phrase');
  const { address } = addressKeys(input.clientAddress);
  await requireWithinLimits(deps, [{ rule: limitRules.loadListPerAddress, key: address }]);
  return (await searchCentres(deps.storage.db, input.phrase, maxRows)).map(toCentre);
};

const toCentre = (row: Pick<CentreRow, 'id' | 'name' | 'province' | 'city'>): Centre => ({
  fMarkazID: row.id,
  fNameMarkaz: row.name,
  fOstanName: row.province,
  fShahrName: row.city,
});

import { repairLimits } from '#contract/repair/limits.ts';
import { countCharacters } from '#kernel/count-characters.ts';

/** Two letters would match half the country: asking begins with the third. */
export const isLongEnough = (phrase: string): boolean =>
  countCharacters(phrase) >= repairLimits.centrePhrase.min;

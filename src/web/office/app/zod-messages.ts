import { z } from 'zod';
import { faultTexts } from '#web/texts/office/lists.ts';

/** The message of a rule that has none of its own; those of zod are English. */
const nameFault = ({ code, origin, maximum, minimum }: Issue): string => {
  if (code === 'too_big' && origin === 'string') return faultTexts.tooLong(Number(maximum));
  if (code === 'too_small' && origin === 'string') return faultTexts.tooShort(Number(minimum));
  return faultTexts.wrong;
};

type Issue = { code: string; origin?: string; maximum?: number | bigint; minimum?: number | bigint };

export const setPersianZodMessages = (): void => {
  z.config({ customError: (issue) => nameFault(issue as Issue) });
};

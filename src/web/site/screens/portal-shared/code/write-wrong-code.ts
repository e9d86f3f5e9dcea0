import { codeTexts } from '#web/texts/repair.ts';

/** The server's sentence about a wrong code, and how often another may be tried. */
export const writeWrongCode = (text: string, left: number): string =>
  left > 0 ? `${text} ${codeTexts.triesLeft(left)}` : text;

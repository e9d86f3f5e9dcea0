import { normalizeText } from './count-characters.ts';
import { foldLetters } from './fold-letters.ts';
import { stripBidiControls } from './strip-controls.ts';

/** Words as they are stored and shown: Persian letters, no marks that turn text round, one line. */
export const cleanLine = (text: string): string =>
  normalizeText(foldLetters(stripBidiControls(text)).replace(/\s+/g, ' '));

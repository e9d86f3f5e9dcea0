import { withoutWords } from './without-words.ts';

/** What type stripping and a reader would both rather not meet, and where it may stand all the same. */
const looseCode = [
  { what: 'a cast over unknown', pattern: /\bas unknown as\b/ },
  { what: 'any', pattern: /(?:[:<,|(]\s*|\bas\s+)any\b(?=\s*[;,>)=[\]|{]|$)/ },
  { what: 'a non-null assertion', pattern: /[\w\])]!(?=[.,;)[\]]|\s*$)/ },
] as const;

/** The engines' drivers and the tables of a migration's own day have no types we could name. */
const mayBeLoose = /^src\/storage\/(migrations\/|node-sqlite-dialect|open-postgres|refuse-)/;

type LooseLine = { line: number; what: string };

/** Lines of our own source that take a type without proof. Comments and quoted words are left out. */
export const findLooseCode = (file: string, text: string): LooseLine[] => {
  if (!/^src\/.*\.tsx?$/.test(file) || mayBeLoose.test(file)) return [];
  return withoutWords(text)
    .split('\n')
    .flatMap((code, at) =>
      looseCode.filter(({ pattern }) => pattern.test(code)).map(({ what }) => ({ line: at + 1, what })),
    );
};

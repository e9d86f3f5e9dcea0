const blank = (words: string): string => words.replace(/[^\n]/g, ' ');

/** Code with its comments and quoted words blanked; lines stay where they are. */
export const withoutWords = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(?<=^|\s)\/\/.*$/gm, blank)
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, blank);

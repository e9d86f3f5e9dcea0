/**
 * A contact line as an editor left it. Old records say "nothing" by null, an empty or blank text, or the word
 * null in any letter case; all of them are nothing.
 */
export const parseContactLine = (given: string | null | undefined): string | undefined => {
  const text = given?.trim() ?? '';
  return text === '' || text.toLowerCase() === 'null' ? undefined : text;
};

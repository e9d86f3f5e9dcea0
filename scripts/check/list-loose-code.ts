/** The engines' drivers and the tables of a migration's own day have no types we could name. */
const mayBeLoose = /^src\/storage\/(migrations\/|node-sqlite-dialect|open-postgres)/;
const comment = /^\s*(?:\/\/|\/?\*)/;

/** Lines of our own source that cast over `unknown`. `any` and `!` are refused by the linter. */
export const listLooseCode = (file: string, text: string): { line: number; what: string }[] => {
  if (!/^src\/.*\.tsx?$/.test(file) || mayBeLoose.test(file)) return [];
  return text
    .split('\n')
    .flatMap((code, at) =>
      /\bas unknown as\b/.test(code) && !comment.test(code)
        ? [{ line: at + 1, what: 'a cast over unknown' }]
        : [],
    );
};

/**
 * Remembers what a pure function answered, for so many inputs at most; the one remembered longest is forgotten
 * first.
 *
 * @example const foldOnce = memoize(foldLetter, { max: 2_000 });
 */
export const memoize = <Input, Result>(
  answer: (input: Input) => Result,
  { max }: { max: number },
): ((input: Input) => Result) => {
  const known = new Map<Input, Result>();
  return (input) => {
    const found = known.get(input);
    if (found !== undefined || known.has(input)) return found as Result;
    const result = answer(input);
    if (known.size >= max) known.delete(known.keys().next().value as Input);
    known.set(input, result);
    return result;
  };
};

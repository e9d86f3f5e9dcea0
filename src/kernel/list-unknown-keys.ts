/** Those of a store's keys that match the pattern and whose first group is not known; other keys are left alone. */
export const listUnknownKeys = async (
  keys: readonly string[],
  pattern: RegExp,
  listKnown: (names: string[]) => Promise<ReadonlySet<string>>,
): Promise<string[]> => {
  const matching = keys.flatMap((key) => {
    const name = pattern.exec(key)?.[1];
    return name === undefined ? [] : { key, name };
  });
  const known = await listKnown(matching.map(({ name }) => name));
  return matching.filter(({ name }) => !known.has(name)).map(({ key }) => key);
};

/** A list in parts of at most so many, in its order: both engines bound the parameters of one statement. */
export const cutIntoParts = <Value>(values: readonly Value[], size: number): Value[][] =>
  Array.from({ length: Math.ceil(values.length / size) }, (_, at) =>
    values.slice(at * size, (at + 1) * size),
  );

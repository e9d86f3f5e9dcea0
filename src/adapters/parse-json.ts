/** The JSON value of a reply, or undefined when it is none. Whole numbers too large for a number stay text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, keepLargeIntegers);
  } catch {
    return undefined;
  }
}

function keepLargeIntegers(_key: string, value: unknown, context?: { source?: string }): unknown {
  const source = context?.source;
  if (typeof value !== 'number' || Number.isSafeInteger(value)) return value;
  return source !== undefined && /^-?\d+$/.test(source) ? source : value;
}

/** What the content API of a running server answers, for journeys that compare screens with their data. */
// biome-ignore lint/suspicious/noExplicitAny: a stranger reads whatever the API answers
export const fetchContent = async (url: string, path: string, body?: object): Promise<any> => {
  const response = await fetch(`${url}/api/v1${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  const envelope = (await response.json()) as { isSuccess: boolean; result: unknown };
  if (!envelope.isSuccess) throw new Error(`${path} was refused with ${response.status}`);
  return envelope.result;
};

const graphemes = new Intl.Segmenter('fa', { granularity: 'grapheme' });

/** The rule of the cuts, told a second time and in the slow way: so many graphemes, then the ellipsis. */
export const cutByGraphemes = (text: string, limit: number, ellipsis = '…'): string => {
  const parts = Array.from(graphemes.segment(text), ({ segment }) => segment);
  if (parts.length <= limit) return text;
  return parts
    .slice(0, limit)
    .join('')
    .replace(/[\s\u200c\u200d]+$/u, '')
    .concat(ellipsis);
};

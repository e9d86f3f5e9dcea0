/** One page of the list of objects. */
export const writeList = (
  objects: ReadonlyMap<string, Buffer>,
  query: URLSearchParams,
  pageSize: number,
): string => {
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).toSorted();
  const from = Number(query.get('continuation-token')?.slice('from & '.length) ?? 0);
  const shown = keys.slice(from, from + pageSize);
  const isCut = from + pageSize < keys.length;
  const entries = shown.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>1970-01-01T00:00:00.000Z</LastModified>` +
      `<ETag>&quot;x&quot;</ETag><Size>${objects.get(key)?.length}</Size></Contents>`,
  );
  const more = isCut ? `<NextContinuationToken>from &amp; ${from + pageSize}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isCut}</IsTruncated>${more}${entries.join('')}</ListBucketResult>`;
};

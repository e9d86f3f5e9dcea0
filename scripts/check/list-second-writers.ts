import { tableWriters } from './table-writers.ts';

const writerOf = new Map<string, string>(
  Object.entries(tableWriters).flatMap(([feature, tables]) =>
    tables.map((table): [string, string] => [table, feature]),
  ),
);

const built = /\.(?:insertInto|updateTable|deleteFrom|replaceInto|mergeInto)\(\s*(?:'(\w+)')?/g;
const inserted = /\binsertRows\(\s*\w+,\s*(?:'(\w+)')?/g;
const raw = /\b(?:insert\s+into|update|delete\s+from)\s+(\w+)\b/gi;

/** Content writes its many kinds through one function, which is given the name of the table. */
const mayWriteByVariable = new Set(['content']);

/** Where a file of a feature writes a table of another feature, or one that has no writer in the list. */
export const listSecondWriters = (file: string, text: string): string[] => {
  const feature = /^src\/features\/([^/]+)\/.*(?<!\.test)\.ts$/.exec(file)?.[1];
  if (feature === undefined) return [];
  const named = [...text.matchAll(built), ...text.matchAll(inserted)].map(([, table]) => table);
  const words = [...text.matchAll(raw)].map(([, word = '']) => word).filter((word) => writerOf.has(word));
  return [...new Set([...named, ...words])].flatMap((table) => {
    if (table === undefined)
      return mayWriteByVariable.has(feature) ? [] : ['writes a table that it does not name'];
    const writer = writerOf.get(table);
    if (writer === feature) return [];
    return [writer ? `writes ${table}, which is for ${writer}` : `writes ${table}, which has no writer`];
  });
};

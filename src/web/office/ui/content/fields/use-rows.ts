import { useFormContext, useWatch } from 'react-hook-form';
import { moveItem } from '../move-item.rules.ts';
import type { DocumentValues } from './document-values.rules.ts';

/** The rows of a list in the form: always read anew, because the cells write into them by themselves. */
export const useRows = <Row>(path: string) => {
  const { control, getValues, setValue, setFocus } = useFormContext<DocumentValues>();
  const watched = useWatch({ control, name: path });
  const read = (): Row[] => {
    const rows: unknown = getValues(path);
    return Array.isArray(rows) ? rows : [];
  };
  const put = (rows: readonly Row[]) => setValue(path, rows, { shouldDirty: true, shouldTouch: true });
  return {
    rows: Array.isArray(watched) ? (watched as Row[]) : [],
    add: (row: Row) => put([...read(), row]),
    remove: (at: number) => put(read().filter((_, place) => place !== at)),
    move: (from: number, to: number) => put(moveItem(read(), from, to)),
    put: (change: (rows: Row[]) => readonly Row[]) => put(change(read())),
    focus: (cell: string) => requestAnimationFrame(() => setFocus(`${path}.${cell}`)),
  };
};

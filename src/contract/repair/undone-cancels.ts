/** A line of the log. */
type Step = { from_status: number | null; to_status: number };

/** A cancel that was taken back: staff see it and its undo in the log, the customer sees neither. */
export const leaveOutUndoneCancels = <Row extends Step>(rows: readonly Row[]): Row[] => {
  const isUndo = ({ from_status, to_status }: Step) => from_status === 100 && to_status !== 100;
  const lastUndo = rows.findLastIndex(isUndo);
  return rows.filter((row, at) => !isUndo(row) && (row.to_status !== 100 || at > lastUndo));
};

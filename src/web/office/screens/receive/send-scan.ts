import { findReceivedAt } from '#contract/repair/find-received-at.ts';
import { secondMs } from '#kernel/durations.ts';
import { formatJalaliDate } from '#kernel/jalali.ts';
import { receiveTexts } from '#web/texts/office/receive.ts';
import { scanTexts } from '#web/texts/office/scan.ts';
import { mayHelpLater, toFailure } from '../../app/office-failure.ts';
import { type RequestDetails, repairClient } from '../../app/queries/repair-queries.ts';
import type { ReceiveLine } from './receive-lines.rules.ts';

/**
 * What became of a scan, as a change of its line. Without network it is `lost` and waits, and so would every other;
 * what only the server could not do now waits alone.
 */
export const sendScan = async (
  { key, traceNumber, mayLackDeclaration = false }: ReceiveLine,
  isBackground: boolean,
): Promise<Partial<ReceiveLine> | 'lost'> => {
  try {
    const details = await repairClient.moveRepair(
      { traceNumber, to: 2, expectedStatusId: 1, mayLackDeclaration },
      { idempotencyKey: key, isBackground },
    );
    return { state: 'received', text: undefined, ...pickNames(details), ...toUndo(details) };
  } catch (thrown) {
    const failure = toFailure(thrown);
    if (failure.code === 'lost') return 'lost';
    // The scan is kept and goes out again, with the same key.
    if (mayHelpLater(failure)) return { state: 'waiting', text: receiveTexts.later };
    if (failure.code === 'not_found') return { state: 'refused', text: scanTexts.unknown(traceNumber) };
    if (failure.code !== 'conflict') return { state: 'refused', text: failure.message };
    const isUndeclared = failure.details.reason === 'declaration-missing';
    const text = isUndeclared ? undefined : failure.message;
    return { state: isUndeclared ? 'undeclared' : 'refused', text, ...(await explain(traceNumber)) };
  }
};

const pickNames = ({ device, centre }: RequestDetails) => ({
  productName: device.fNameMahsool,
  centreName: centre.name,
});

const toUndo = ({ undo }: RequestDetails): Partial<ReceiveLine> =>
  undo ? { undo: { logId: undo.logId, until: Date.now() + undo.secondsLeft * secondMs } } : {};

/** Why it was not received, in the words of the list; its current status is fetched. */
const explain = async (traceNumber: string): Promise<Partial<ReceiveLine>> => {
  try {
    const details = await repairClient.getRepair({ traceNumber });
    const text = describeRefusal(details);
    return { ...pickNames(details), ...(text && { text }) };
  } catch {
    return {};
  }
};

/** A request with another status is not moved by a scan; the line shows why. */
const describeRefusal = ({
  request,
  timeline,
}: Pick<RequestDetails, 'request' | 'timeline'>): string | undefined => {
  const { statusId } = request;
  if (statusId === 0) return receiveTexts.notAccepted;
  if (statusId === 100) return receiveTexts.cancelled;
  if (statusId < 2) return undefined;
  const receivedAt = findReceivedAt({ timeline });
  return receivedAt && receiveTexts.receivedBefore(formatJalaliDate(receivedAt));
};

import { repairBasePath, repairCalls } from '#contract/repair/calls.ts';
import { RepairRequest } from '#contract/repair/entities.ts';
import { sendWithProgress } from '#contract/send-with-progress.ts';
import { getBrowserCall } from '../../../api/browser-call.ts';

type SentPhoto =
  | { kind: 'done'; request: RepairRequest }
  | { kind: 'refused'; text: string }
  | { kind: 'failed' };

/** Sends one picture as the body and reports progress. */
export const sendPhoto = async (
  fCode: string,
  picture: Blob,
  onProgress: (percent: number) => void,
): Promise<SentPhoto> => {
  try {
    const answer = await sendWithProgress(getBrowserCall(), {
      address: `${repairBasePath}${repairCalls.addPhoto.path}?fCode=${encodeURIComponent(fCode)}`,
      body: picture,
      headers: { 'content-type': picture.type || 'application/octet-stream' },
      onProgress: (part) => onProgress(Math.round(100 * part)),
      timeoutMs: 120_000,
    });
    const { status, message, data } = await answer.json();
    if (status === 0) return { kind: 'done', request: RepairRequest.parse(data) };
    return { kind: 'refused', text: String(message) };
  } catch {
    return { kind: 'failed' };
  }
};

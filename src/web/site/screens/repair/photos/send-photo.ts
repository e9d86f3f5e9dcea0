import { antiForgeryHeader, findAntiForgeryToken } from '#contract/anti-forgery.ts';
import { repairBasePath, repairCalls } from '#contract/repair/calls.ts';
import { RepairRequest } from '#contract/repair/entities.ts';

type SentPhoto =
  | { kind: 'done'; request: RepairRequest }
  | { kind: 'refused'; text: string }
  | { kind: 'failed' };

/** Sends one picture as the body and reports progress, which `fetch` cannot do for uploads. */
export const sendPhoto = (
  fCode: string,
  picture: Blob,
  onProgress: (percent: number) => void,
): Promise<SentPhoto> =>
  new Promise((done) => {
    const call = new XMLHttpRequest();
    call.open('POST', `${repairBasePath}${repairCalls.addPhoto.path}?fCode=${encodeURIComponent(fCode)}`);
    call.setRequestHeader('content-type', picture.type || 'application/octet-stream');
    call.setRequestHeader(antiForgeryHeader, findAntiForgeryToken(document.cookie) ?? '');
    call.upload.onprogress = ({ loaded, total }) => onProgress(Math.round((100 * loaded) / total));
    call.onload = () => done(readAnswer(call.responseText));
    call.onerror = () => done({ kind: 'failed' });
    call.ontimeout = call.onerror;
    call.timeout = 120_000;
    call.send(picture);
  });

const readAnswer = (text: string): SentPhoto => {
  try {
    const { status, message, data } = JSON.parse(text);
    if (status === 0) return { kind: 'done', request: RepairRequest.parse(data) };
    return { kind: 'refused', text: String(message) };
  } catch {
    return { kind: 'failed' };
  }
};

import { scanTexts } from '#web/texts/office/scan.ts';
import { playTone } from '../../app/scan/tones.ts';
import { showToast } from '../toast-store.ts';

/** Shows why a scan was refused, with its tone; without a text, that a dialog is open. */
export const refuseScan = (text: string = scanTexts.busy): void => {
  playTone('refused');
  showToast(text, { tone: 'danger' });
};

import { scanTexts } from '#web/texts/office/scan.ts';
import { showToast } from '../../ui/toast-store.ts';
import { playTone } from './tones.ts';

/** A scan over an open dialog does nothing, and is heard: neither the dialog's work nor the parcel is lost. */
export const refuseScan = (text: string = scanTexts.busy): void => {
  playTone('refused');
  showToast(text, { tone: 'danger' });
};

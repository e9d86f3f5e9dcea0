import { placeAddress } from '#web/ui/media-origin.tsx';
import { scaledAddress } from '#web/ui/picture.tsx';
import type { ShellData } from '../../layout/load-shell.ts';

/** The full address of a picture or file, for readers outside the page. Pictures come at sharing size. */
export const placeMedia = (address: string, shell: ShellData): string =>
  scaledAddress(placeAddress(address, shell.mediaOrigin || shell.publicOrigin), 1200);

import type { ShellData } from '../../layout/load-shell.ts';
import { placeAddress } from '../../ui/media-origin.tsx';
import { scaledAddress } from '../../ui/picture.tsx';

/** The full address of a picture or file, for readers outside the page. Pictures come at sharing size. */
export const placeMedia = (address: string, shell: ShellData): string =>
  scaledAddress(placeAddress(address, shell.mediaOrigin || shell.publicOrigin), 1200);

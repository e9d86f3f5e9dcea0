import { join } from 'node:path';
import { trackingFaces, trackingFontsFolder } from '../../src/http/routes/tracking/tracking-faces.ts';
import { readRange } from './read-font-faces.ts';

/** The files of the tracking page, with the characters and weights that are cut for it. */
export const readTrackingFaces = () =>
  trackingFaces.map(({ file, range, weights }) => ({
    file: join(trackingFontsFolder, file),
    isInRange: readRange(range),
    weights,
  }));

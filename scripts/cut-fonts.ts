/** `npm run build -- fonts`: cuts anew the fonts that pages load, after `fonts.css` or the package changed. */
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { cutFont } from './fonts/cut-font.ts';
import { readFontFaces } from './fonts/read-font-faces.ts';
import { readTrackingFaces } from './fonts/read-tracking-faces.ts';

for (const face of [...readFontFaces().filter(({ isCut }) => isCut), ...readTrackingFaces()]) {
  const bytes = await cutFont(face);
  writeFileSync(face.file, bytes);
  console.log(`${basename(face.file)}: ${bytes.length} bytes`);
}

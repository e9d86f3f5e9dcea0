import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { plates } from '#demo/pictures/plates.ts';

const chosen = plates.filter(({ name }) => /^(slide|gallery-1|article)-/.test(name));

/** Small and grey: letters and sharpness, in which two renderers differ, are gone; shapes and shades stay. */
const blur = (picture: Buffer) =>
  sharp(picture, { density: 12 })
    .flatten({ background: '#fff' })
    .resize(48, 36, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer();

// accepts 736
describe('the pictures of home, production hall and articles', () => {
  it('are all there', () => {
    expect(chosen).toHaveLength(3 + 9 + 15);
  });

  it.each(chosen.map((plate) => [plate.name, plate] as const))(
    '%s is its drawing as it is today, light enough for a phone',
    async (name, { width, height, draw }) => {
      const stored = readFileSync(`demo/media/${name}-high.webp`);
      expect(await sharp(stored).metadata()).toMatchObject({ format: 'webp', width, height });
      expect(stored.length).toBeLessThan(60_000);
      expect(readFileSync(`demo/media/${name}-low.webp`).length).toBeLessThan(25_000);
      const drawing = draw();
      // Only a browser draws the screens of programs, which are pages in the drawing.
      if (drawing.includes('<foreignObject')) return;
      const [one, other] = await Promise.all([blur(stored), blur(Buffer.from(drawing))]);
      const differences = one.map((shade, at) => Math.abs(shade - (other[at] ?? 0)));
      const mean = differences.reduce((sum, one) => sum + one, 0) / differences.length;
      expect(mean).toBeLessThan(8);
    },
  );
});

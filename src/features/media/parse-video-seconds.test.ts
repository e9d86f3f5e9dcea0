import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { parseVideoSeconds } from './parse-video-seconds.ts';

const media = join(import.meta.dirname, '..', '..', '..', 'demo', 'media');

describe('the length of a video', () => {
  it('is read from the files the demo plays', async () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      const seconds = await parseVideoSeconds(join(media, `clip-${number}.mp4`));
      expect(seconds).toBeGreaterThan(3);
      expect(seconds).toBeLessThan(120);
    }
  });

  it('is unknown for what is no video, cut short or not there', async () => {
    const folder = makeFolder('videos');
    const broken = join(folder, 'broken.mp4');
    for (const bytes of ['', 'not a video at all', '\0\0\0\x20ftyp', '\0\0\0\0moov', '\0\0\0\x04moov']) {
      writeFileSync(broken, bytes, 'latin1');
      expect(await parseVideoSeconds(broken)).toBeUndefined();
    }
    expect(await parseVideoSeconds(join(folder, 'none.mp4'))).toBeUndefined();
  });
});

import { setImmediate as nextTurn } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { reencodePhoto } from './reencode-photo.ts';

const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 4, background: '#ff000000' } })
    .png()
    .toBuffer();

describe('photos made anew', () => {
  it('decodes two at once, whoever sent them', async () => {
    const sent = await picture();
    let left = 8;
    let most = 0;
    const all = Promise.all(
      Array.from({ length: left }, async (_, at) => {
        await reencodePhoto(sent, at % 2 === 0 ? 'webp' : 'jpeg');
        left -= 1;
      }),
    );
    while (left > 0) {
      const { queue, process } = sharp.counters();
      most = Math.max(most, queue + process);
      await nextTurn();
    }
    await all;
    expect(most).toBeGreaterThan(0);
    // One that passes from waiting to running may be seen as both.
    expect(most).toBeLessThanOrEqual(4);
  });

  it('fills what is transparent with white where the format knows no transparency', async () => {
    const { bytes, width, height } = await reencodePhoto(await picture(), 'jpeg');
    const { format, channels } = await sharp(bytes).metadata();
    expect({ format, channels, width, height }).toEqual({
      format: 'jpeg',
      channels: 3,
      width: 400,
      height: 300,
    });
    const { dominant } = await sharp(bytes).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  });
});

import { describe, expect, it } from 'vitest';
import { canCrop, createFirstBox, moveBox, resizeBox } from './crop-box.rules.ts';

const picture = { width: 1_000, height: 600 };
const box = { left: 100, top: 100, width: 400, height: 200 };

// accepts 749
describe('the box of a crop', () => {
  it('begins inside the picture, in the shape that was asked for', () => {
    expect(createFirstBox(picture)).toEqual({ left: 50, top: 30, width: 900, height: 540 });
    expect(createFirstBox(picture, 1)).toEqual({ left: 200, top: 0, width: 600, height: 600 });
  });

  it('never leaves the picture', () => {
    expect(moveBox(box, { dx: -500, dy: 900 }, picture)).toEqual({ ...box, left: 0, top: 400 });
    expect(resizeBox(box, 'se', { dx: 9_000, dy: 9_000 }, picture)).toEqual({
      ...box,
      width: 900,
      height: 500,
    });
  });

  it('is pulled at a corner while the opposite one stays, and never gets too small', () => {
    expect(resizeBox(box, 'nw', { dx: 50, dy: -20 }, picture)).toEqual({
      left: 150,
      top: 80,
      width: 350,
      height: 220,
    });
    expect(resizeBox(box, 'nw', { dx: 900, dy: 900 }, picture)).toEqual({
      left: 468,
      top: 268,
      width: 32,
      height: 32,
    });
  });

  it('keeps its shape', () => {
    const square = { left: 100, top: 100, width: 200, height: 200 };
    expect(resizeBox(square, 'se', { dx: 900, dy: 0 }, picture, 1)).toEqual({
      ...square,
      width: 500,
      height: 500,
    });
  });

  it('is not offered for a picture that is too small', () => {
    expect([canCrop({ width: 63, height: 900 }), canCrop({ width: 64, height: 64 })]).toEqual([false, true]);
  });
});

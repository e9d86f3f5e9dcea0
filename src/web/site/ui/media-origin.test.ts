import { describe, expect, it } from 'vitest';
import { placeAddress } from './media-origin.tsx';

describe('an address of a picture or a film', () => {
  // accepts 268
  it.each([
    ['/media/demo/revision-1-1-high.webp', 'https://api.example/media/demo/revision-1-1-high.webp'],
    ['media/a.webp', 'https://api.example/media/a.webp'],
    ['https://elsewhere.example/a.webp', 'https://elsewhere.example/a.webp'],
    ['//elsewhere.example/a.webp', '//elsewhere.example/a.webp'],
    ['HTTP://elsewhere.example/a.webp', 'HTTP://elsewhere.example/a.webp'],
  ])('%s is shown from %s', (address, shown) => {
    expect(placeAddress(address, 'https://api.example')).toBe(shown);
  });
});

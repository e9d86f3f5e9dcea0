import { describe, expect, it } from 'vitest';
import { rememberUntilEdited } from './remember-until-edited.ts';

describe('what pages have in common', () => {
  it('is read once, however many ask at the same time, until the content changes', async () => {
    let version = 1;
    let reads = 0;
    const remember = rememberUntilEdited(() => version);
    const menu1 = { value: 'menu 1', isWhole: true };
    const load = async () => {
      reads += 1;
      return { value: `menu ${version}`, isWhole: true };
    };
    expect(await Promise.all([remember('shell', load), remember('shell', load)])).toEqual([menu1, menu1]);
    expect(await remember('shell', load)).toEqual(menu1);
    expect(reads).toBe(1);
    version = 2;
    expect(await remember('shell', load)).toEqual({ value: 'menu 2', isWhole: true });
  });

  it('is read again after a read that an edit overtook', async () => {
    let version = 1;
    const remember = rememberUntilEdited(() => version);
    const overtaken = remember('shell', async () => {
      version = 2;
      return { value: 'half old', isWhole: true };
    });
    expect(await overtaken).toMatchObject({ value: 'half old' });
    expect(await remember('shell', async () => ({ value: 'new', isWhole: true }))).toMatchObject({
      value: 'new',
    });
  });

  it('is not kept when a part is missing or reading failed', async () => {
    const remember = rememberUntilEdited(() => 1);
    expect(await remember('shell', async () => ({ value: 'torn', isWhole: false }))).toMatchObject({
      value: 'torn',
    });
    const failing = remember('shell', async () => {
      throw new Error('away');
    });
    await expect(failing).rejects.toThrow('away');
    expect(await remember('shell', async () => ({ value: 'whole', isWhole: true }))).toMatchObject({
      value: 'whole',
    });
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { findLocalRestoreStamp, nextRestoreStamp, writeLocalRestoreStamp } from './restore-stamp.ts';

const lastMoment = 8_640_000_000_000_000;

it('is read as it was written', async () => {
  const folder = makeFolder('stamp');
  for (const at of [0, lastMoment]) {
    await writeLocalRestoreStamp(folder, { at, id: 'a' });
    expect(await findLocalRestoreStamp(folder)).toEqual({ at, id: 'a' });
  }
});

it('is none when it was cut short, or lies beyond what a date can be', async () => {
  const folder = makeFolder('stamp');
  for (const text of ['', '{"at":1', `{"at":${lastMoment + 1},"id":"a"}`, '{"at":-1,"id":"a"}', 'null']) {
    writeFileSync(join(folder, '.last-restore'), text);
    expect(await findLocalRestoreStamp(folder), text).toBeUndefined();
  }
});

it('of the next restore is later, whatever the clocks say', () => {
  expect(nextRestoreStamp({ at: 5_000, id: 'a' }, new Date(1_000), 'b')).toEqual({ at: 5_001, id: 'b' });
});

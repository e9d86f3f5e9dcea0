import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { runAzma } from '#kit/run-azma.ts';

// accepts 690
describe('a file with control characters', () => {
  const folder = makeFolder('import');
  const importFile = (text: string) => {
    writeFileSync(join(folder, 'file.csv'), text);
    return runAzma(['import', 'sold-products', join(folder, 'file.csv')], { DATA_DIR: folder });
  };

  it.each([
    [
      'in a mobile',
      'سریال,نام محصول,موبایل,نشانی\nTS-1,سانتریفیوژ,"0912\u001b[2J\u001b]0;x\u0007\u009b31m",تهران\n',
      'mobile "0912\\u001b[2J',
    ],
    ['in a serial', 'سریال,نام محصول,موبایل,نشانی\n"\u001b[2J\u202E!",سانتریفیوژ,,تهران\n', 'line 2'],
    ['in a date', 'سریال,نام محصول,fMalekiatDate\nTS-1,الف,"1405\u001b[2J\r\u0008"\n', '\\u001b[2J'],
    ['in a number', 'سریال,نام محصول,fMarkazID\nTS-1,الف,"1\u001b[2J"\n', '\\u001b[2J'],
    ['in a header', 'سریال,"نا\u001b[2J\nStored: 5 new"\nTS-1,الف\n', '\\u001b[2J\\u000aStored'],
  ])('is refused, and they never reach the terminal: %s', async (_where, text, seen) => {
    const { code, out, err } = await importFile(text);
    expect(code).toBe(1);
    expect(out + err).toContain(seen);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this is what must not be there
    expect(out + err).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
    expect(out + err).not.toMatch(/^Stored/m);
  });
});

it('A good file is stored by a command that ends well, and changes nothing the second time', async () => {
  const folder = makeFolder('import');
  writeFileSync(join(folder, 'good.csv'), 'سریال,نام محصول\nTS-1,الف\nTS-2,ب\n');
  const run = () => runAzma(['import', 'sold-products', join(folder, 'good.csv')], { DATA_DIR: folder });
  expect(await run()).toEqual({ code: 0, out: 'Stored: 2 new, 0 changed, 0 as before.\n', err: '' });
  expect(await run()).toEqual({ code: 0, out: 'Stored: 0 new, 0 changed, 2 as before.\n', err: '' });
});

it('A file that changes mobiles needs a reason', async () => {
  const folder = makeFolder('import');
  const run = (mobile: string, ...more: string[]) => {
    writeFileSync(join(folder, 'file.csv'), `سریال,نام محصول,موبایل\nTS-1,الف,${mobile}\n`);
    return runAzma(['import', 'sold-products', join(folder, 'file.csv'), ...more], { DATA_DIR: folder });
  };
  expect(await run('09121234567')).toMatchObject({ code: 0 });
  expect(await run('09351234567')).toEqual({
    code: 1,
    out: '',
    err: 'the file changes mobiles, which prove who owns a device: add --reason\nNothing was stored.\n',
  });
  expect(await run('09351234567', '--reason', 'a new number')).toEqual({
    code: 0,
    out: 'Stored: 0 new, 1 changed, 0 as before.\n',
    err: '',
  });
});

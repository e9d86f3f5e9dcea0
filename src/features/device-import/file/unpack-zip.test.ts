import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ArchiveTooLarge, parseZipDirectory, unpackZip } from './unpack-zip.ts';

/** An archive in which every size of a file is said to be one byte. */
const zipThatLies = (files: Record<string, Uint8Array>): Uint8Array => {
  const zip = zipSync(files);
  const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
  const claim = (signature: readonly number[], place: number) => {
    for (let at = bytes.indexOf(Buffer.from(signature)); at !== -1; ) {
      bytes.writeUInt32LE(1, at + place);
      at = bytes.indexOf(Buffer.from(signature), at + 1);
    }
  };
  claim([0x50, 0x4b, 1, 2], 24);
  claim([0x50, 0x4b, 3, 4], 22);
  return zip;
};
const unpack = (zip: Uint8Array, max: number) => unpackZip(zip, parseZipDirectory(zip) ?? [], max);

const kilobyte = 1_024;
const files = { 'a.xml': new Uint8Array(600 * kilobyte), 'b.xml': new TextEncoder().encode('متن') };

// accepts 603
it('unpacks what fits, packed or stored', () => {
  for (const level of [0, 6] as const) {
    const found = unpack(zipSync(files, { level }), kilobyte ** 2);
    expect(Object.keys(found)).toEqual(Object.keys(files));
    for (const [name, file] of Object.entries(files)) {
      expect(Buffer.from(file).equals(found[name] ?? new Uint8Array())).toBe(true);
    }
  }
});

// accepts 603
it('stops at what really comes out, whatever the archive says of its sizes', () => {
  const one = zipThatLies({ 'a.xml': new Uint8Array(2 * kilobyte ** 2) });
  expect(one.length).toBeLessThan(10 * kilobyte);
  expect(() => unpack(one, kilobyte ** 2)).toThrow(ArchiveTooLarge);
  const several = zipThatLies({ ...files, 'c.xml': new Uint8Array(600 * kilobyte) });
  expect(() => unpack(several, kilobyte ** 2)).toThrow(ArchiveTooLarge);
});

it('refuses a directory that points outside the archive', () => {
  const zip = zipSync(files);
  const [entry] = parseZipDirectory(zip) ?? [];
  if (!entry) throw new Error('no entry');
  expect(() => unpackZip(zip, [{ ...entry, at: zip.length }], kilobyte ** 2)).toThrow('no file there');
  expect(() => unpackZip(zip, [{ ...entry, packedBytes: zip.length }], kilobyte ** 2)).toThrow('cut short');
});

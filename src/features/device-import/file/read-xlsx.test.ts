import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { importTexts } from '#contract/office/import-texts.ts';
import { readXlsx } from './read-xlsx.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet, of cells by their places as they are written in the file. */
const makeBook = (...places: string[]): Uint8Array => {
  const cells = places.map((place) => `<c ${place} t="inlineStr"><is><t>x</t></is></c>`);
  const files = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${cells.map((cell) => `<row>${cell}</row>`).join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
};

it('reads cells where they stand', async () => {
  expect(await readXlsx(makeBook('r="A1"', "r='C3'"))).toEqual([
    { line: 1, fields: ['x'] },
    { line: 3, fields: ['', '', 'x'] },
  ]);
});

it('has an empty cell under each header, and none beyond', async () => {
  const cell = (place: string, text: string) => `r="${place}" t="inlineStr"><is><t>${text}</t></is></c><c `;
  const book = makeBook('r="B1"', `${cell('A2', 'y')}r="B2"`, 'r="A3"');
  expect((await readXlsx(book)).map(({ fields }) => fields.length)).toEqual([2, 2, 2]);
});

it.each([
  ['r="XFD1048576"', importTexts.tooManyRows],
  ["r = 'A9999999'", importTexts.tooManyRows],
  ['r="ZZZZZ9000"', importTexts.tooManyRows],
  ['r="&#65;9999999"', importTexts.broken],
])('refuses a cell far out, %s, before anybody makes room for all between', async (place, text) => {
  const started = performance.now();
  await expect(readXlsx(makeBook('r="A1"', place))).rejects.toMatchObject({ text });
  // Making that room takes many seconds.
  expect(performance.now() - started).toBeLessThan(5_000);
});

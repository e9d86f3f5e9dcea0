import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { findBadName } from '../../scripts/check/find-bad-name.ts';
import { listExportedRepositories } from '../../scripts/check/list-exported-repositories.ts';
import { listLooseCode } from '../../scripts/check/list-loose-code.ts';
import { listPrivateWords } from '../../scripts/check/list-private-words.ts';
import { listRawFigures } from '../../scripts/check/list-raw-figures.ts';
import { listRepeatedNames } from '../../scripts/check/list-repeated-names.ts';
import { listSecondWriters } from '../../scripts/check/list-second-writers.ts';
import { listUnlayeredSheets } from '../../scripts/check/list-unlayered-sheets.ts';
import { listUnusedPackages, type Package } from '../../scripts/check/list-unused-packages.ts';
import { tableWriters } from '../../scripts/check/table-writers.ts';

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(Boolean);

// accepts 715
describe('the check of files', () => {
  it('finds casts over unknown, but not in comments, drivers and migrations', () => {
    const cast = 'const z = 1;\nconst a = b as unknown as C;';
    const found = [{ line: 2, what: 'a cast over unknown' }];
    expect(listLooseCode('src/features/x/y.ts', cast)).toEqual(found);
    expect(listLooseCode('src/storage/lock-rows.ts', cast)).toEqual(found);
    expect(listLooseCode('src/storage/migrations/001-content.ts', cast)).toEqual([]);
    expect(listLooseCode('src/features/x/y.ts', '/** as unknown as ever */')).toEqual([]);
  });

  it('names packages that the product neither imports nor runs', () => {
    const carried: Package = {
      dependencies: { used: '1', '@a/styled': '1', runner: '1', unused: '1', tested: '1', use: '1' },
      scripts: { start: 'runner now' },
    };
    const texts: Record<string, string> = {
      'src/a.ts': "import { b } from 'used/deep';\nconst word = 'unused';",
      'src/a.css': '@import "@a/styled";',
      'src/a.test.ts': "import { c } from 'tested';",
    };
    const unused = listUnusedPackages(carried, Object.keys(texts), (file) => texts[file] ?? '');
    expect(unused).toEqual(['unused', 'tested', 'use']);
  });

  it('names sheets of a component that are in no layer, but not those of a page of paper', () => {
    const texts: Record<string, string> = {
      'src/web/office/a.tsx': "import './a.css';\nimport '../ui/b.css';\nimport page from './page.css?url';",
      'src/web/office/a.css': '.a {\n  gap: 0;\n}',
      'src/web/ui/b.css': '/* Words. */\n@layer components {\n}',
      'src/web/office/page.css': '.page {\n  gap: 0;\n}',
    };
    expect(listUnlayeredSheets(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([
      'src/web/office/a.css is in no layer',
    ]);
  });

  it.each(['utils', 'helpers', 'misc', 'parts'])('refuses a file or folder named %s', (word) => {
    expect(findBadName(`src/web/${word}.ts`)).toMatch(/say/);
    expect(findBadName(`src/web/${word}/a.ts`)).toMatch(/say/);
  });

  it('refuses text tables of one name, and names that two files of the server or of the web export', () => {
    const texts: Record<string, string> = {
      'src/web/texts/a.ts': 'export const listTexts = {};\nexport const aTexts = {};',
      'src/contract/b.ts': 'export const listTexts: Record<string, string> = {};\nconst aTexts = {};',
      'tests/c.ts': 'export const aTexts = {};',
      'src/contract/calls.ts':
        'export const calls = {};\nexport type Call = z.infer<typeof Call>;\nexport const Call = {};',
      'src/http/calls.ts': 'export const calls = {};',
      'src/features/x/call.ts': 'export class Call {}',
      'src/web/calls.ts': 'export const calls = {};\nexport type Call = {};',
      'src/web/office/card.tsx': 'export const Card = () => null;\nexport const Component = Card;',
      'src/web/site/card.tsx': 'const Card = () => null;\nexport default Card;',
      'src/web/site/cards.tsx': 'export default function Card() {}\nexport const Component = Card;',
    };
    expect(listRepeatedNames(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([
      'listTexts is exported by src/web/texts/a.ts and src/contract/b.ts',
      'calls is exported by src/contract/calls.ts and src/http/calls.ts',
      'Call is exported by src/contract/calls.ts and src/features/x/call.ts',
      'Card is exported by src/web/office/card.tsx and src/web/site/card.tsx and src/web/site/cards.tsx',
    ]);
  });
});

// accepts 843
describe('the check of features', () => {
  const inDesk = (text: string) => listSecondWriters('src/features/desk/x.repository.ts', text);

  it.each([
    "trx.updateTable('repair_request').set({})",
    "trx\n    .insertInto(\n 'repair_request')",
    "db.deleteFrom('repair_request')",
    "insertRows(trx, 'repair_request', { columns, rows })",
    'sql`update repair_request set status_id = 1`',
    'sql`insert into repair_request (id) values (1)`',
    'sql`DELETE FROM repair_request`',
  ])('finds in %s a second writer of a table', (text) => {
    expect(inDesk(text)).toEqual(['writes repair_request, which is for requests']);
    expect(listSecondWriters('src/features/requests/x.repository.ts', text)).toEqual([]);
  });

  it('finds a table without a writer and a write that names no table', () => {
    expect(inDesk("db.insertInto('something_new')")).toEqual(['writes something_new, which has no writer']);
    expect(inDesk('db.insertInto(table)')).toEqual(['writes a table that it does not name']);
  });

  it('lets everybody read, and tests write what they like', () => {
    expect(inDesk("db.selectFrom('repair_request')")).toEqual([]);
    const write = "db.deleteFrom('repair_request')";
    expect(listSecondWriters('src/features/desk/desk.test.ts', write)).toEqual([]);
    expect(listSecondWriters('demo/store-history.ts', write)).toEqual([]);
  });

  it('names one writer for each table, and only features that are there', () => {
    const tables = Object.values(tableWriters).flat();
    expect(new Set(tables).size).toBe(tables.length);
    for (const feature of Object.keys(tableWriters))
      expect(files).toContain(`src/features/${feature}/index.ts`);
  });

  it('finds functions of a repository in an index, under another name too, and leaves types alone', () => {
    const find = (text: string) => listExportedRepositories('src/features/desk/index.ts', text);
    const exports = ['exports insertNote of a repository'];
    expect(find("export { insertNote, type Note } from './notes.repository.ts';")).toEqual(exports);
    const alias = "import { insertNote } from './notes.repository.ts';\nexport const addNote = insertNote;";
    expect(find(alias)).toEqual(exports);
    expect(find("export * from './notes.repository.ts';")).toHaveLength(1);
    expect(find("export type { Note } from './notes.repository.ts';")).toEqual([]);
    expect(find("export { addNote } from './add-note.ts';")).toEqual([]);
  });
});

// accepts 844
describe('private words', () => {
  const word = ['perform', 'Deed'].join('');

  it('are found in sources and left alone in applied migrations', () => {
    expect(listPrivateWords('src/features/x/y.ts', `await ${word}(deps);`)).toEqual([`says ${word}`]);
    expect(listPrivateWords('src/storage/migrations/001-x.ts', word)).toEqual([]);
    expect(listPrivateWords('src/features/x/y.ts', 'await performAction(deps);')).toEqual([]);
  });
});

// accepts 722
describe('raw figures', () => {
  const inScreen = (text: string) =>
    listRawFigures('src/web/office/screens/x/y.tsx', text).map(({ what }) => what);

  it.each([
    ['const a = <td>{row.traceNumber}</td>;', 'a raw traceNumber'],
    ["const a = <td>{payment.reference ?? '—'}</td>;", 'a raw reference'],
    ['const a = <p>{settings.phone}</p>;', 'a raw phone'],
    [`const a = <p>{\`\${texts.phone}: \${centre.phone}\`}</p>;`, 'a raw phone'],
    ['const a = <b>{invoice.payableRial}</b>;', 'a raw payableRial'],
    ['const a = <b>{formatRial(sum)}</b>;', 'a raw formatRial'],
    ['const a = <p>{isFree ? texts.free : formatNumber(sum)}</p>;', 'a raw formatNumber'],
    ['const a = <i>{toPersianDigits(3)}</i>;', 'a raw toPersianDigits'],
    ['const a = <td>{formatJalaliDate(at)}</td>;', 'a raw formatJalaliDate'],
    ['const a = <td>{row.registeredAt}</td>;', 'a raw registeredAt'],
    ['const a = <p>{request.senderAddress}</p>;', 'a raw senderAddress'],
    ['const a = <address />;\nconst b = <address>x</address>;', 'a raw address'],
    ["const a = [{ id: 'mobile', cell: ({ mobile }) => mobile }];", 'a raw mobile'],
    ['const a = <Facts rows={[[texts.serial, device.serialNumber]]} />;', 'a raw serialNumber'],
    ['const a = <bdi dir="ltr">{x}</bdi>;', 'a direction of its own'],
    ['const a = <span className="code">{id}</span>;', 'a direction of its own'],
  ])('are found in %s', (text, what) => expect(inScreen(text)).toEqual([what]));

  it.each([
    'const a = <Code>{row.traceNumber}</Code>;',
    'const a = <PhoneText>{settings.phone}</PhoneText>;',
    'const a = <Amount of={invoice.payableRial} />;',
    'const a = <th>{texts.traceNumber}</th>;',
    `const a = <Link to={\`/repairs/\${traceNumber}\`} title={formatRial(1)} />;`,
    'const a = <input dir="ltr" />;',
    'const a = payment.reference && <Code>{payment.reference}</Code>;',
  ])('are not seen in %s', (text) => expect(inScreen(text)).toEqual([]));

  it('are found in sentences, where a code needs its isolation', () => {
    const inTexts = (text: string) => listRawFigures('src/web/texts/x.ts', text).map(({ what }) => what);
    expect(inTexts(`const a = (serial: string) => \`حذف \${serial}\`;`)).toEqual([
      'serial without isolateCode',
    ]);
    expect(inTexts(`const a = (serial: string) => \`حذف \${isolateCode(serial)}\`;`)).toEqual([]);
  });

  it('are found in a page that is written as text', () => {
    const page = 'const page = `<p><bdi dir="ltr">x</bdi></p>`;';
    expect(listRawFigures('src/http/routes/x/y.ts', page)).toEqual([{ line: 1, what: 'a raw figure' }]);
    expect(listRawFigures('src/http/routes/write-figures.ts', page)).toEqual([]);
  });
});

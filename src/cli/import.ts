import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type ImportReport, importCentres, importSoldProducts } from '#features/repair/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Storage } from '#storage/dialect.ts';

export const importHelp = `npm run import -- sold-products FILE [--dry-run]
npm run import -- centres FILE [--dry-run]

FILE is CSV in UTF-8, or XLSX, with a header line. Headers are the field names (fSerialNumber, fNameMahsool,
fShomareFactor, fMarkazID, fNameMarkaz, fNameModirMarkaz, fOstanName, fShahrName, fMalekiatDate, mobile, address,
warrantyUntil) or the usual Persian ones. A column that is not there changes nothing. All rows are stored, or none.
Importing the same file again changes nothing.`;

const imports = { 'sold-products': importSoldProducts, centres: importCentres } as const;

/** Imports one file and reports. Throws when nothing could be stored. */
export const runImport = async (
  args: string[],
  { storage, print }: { storage: Storage; print: (line: string) => void },
): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    options: { 'dry-run': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [what = '', file = ''] = positionals;
  if (!Object.hasOwn(imports, what) || file === '')
    throw new AppError('invalid_input', { message: importHelp });
  const isDryRun = values['dry-run'] ?? false;
  const report = await imports[what as keyof typeof imports](storage, readBytes(file), { isDryRun });
  for (const line of describeReport(report, isDryRun)) print(line);
  if (report.refused.length > 0) throw new AppError('invalid_input', { message: 'Nothing was stored.' });
};

const readBytes = (file: string): Uint8Array => {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new AppError('invalid_input', { message: `the file ${file} cannot be read`, cause });
  }
};

const describeReport = ({ refused, counts, isStored }: ImportReport, isDryRun: boolean): string[] => {
  if (refused.length > 0) {
    return [`${refused.length} refused:`, ...refused.map(({ line, reason }) => `  line ${line}: ${reason}`)];
  }
  const words = `${counts.new} new, ${counts.changed} changed, ${counts.same} as before`;
  return [isStored || !isDryRun ? `Stored: ${words}.` : `Dry run, nothing stored: ${words}.`];
};

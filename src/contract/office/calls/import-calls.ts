import { z } from 'zod';
import { importLimits } from '../import-texts.ts';
import { defineOfficeCalls } from '../office-call.ts';

const RefusedRow = z.object({ line: z.int(), column: z.string(), value: z.string(), reason: z.string() });

export const ImportReport = z.object({
  isStored: z.boolean(),
  /** Names what the dry run saw; storing under it refuses when any of it has changed since. */
  fingerprint: z.string(),
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), mobiles: z.int() }),
  /** The first twenty. */
  changes: z.array(
    z.object({ line: z.int(), key: z.string(), column: z.string(), from: z.string(), to: z.string() }),
  ),
  refused: z.array(RefusedRow),
  /** Of the devices that were stored, as many as labels are made of at once. */
  serials: z.array(z.string()).optional(),
  /** Devices whose centre is in no list: they are stored without one. */
  unlinked: z.array(z.object({ line: z.int(), name: z.string() })),
});
export type ImportReport = z.infer<typeof ImportReport>;

const call = {
  tag: 'Import',
  method: 'post',
  description:
    'CSV in UTF-8 or XLSX with a header line. One refused row, and nothing of the file is stored; otherwise all of it is, in one transaction.',
  query: z.object({
    dryRun: z.enum(['0', '1']).optional(),
    expect: z.string().max(64).optional(),
    /** Why mobiles change, when any does. */
    reason: z.string().max(500).optional(),
    /** Goes on without the columns that are not known; without it they are refused, `unknownColumns` in the details. */
    skipUnknown: z.enum(['0', '1']).optional(),
  }),
  upload: {
    types: [
      'text/csv',
      'text/plain',
      'application/vnd.ms-excel',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'application/octet-stream',
      'application/pdf',
    ],
    maxBytes: importLimits.bytes,
  },
  result: ImportReport,
  refusals: ['conflict', 'unsupported_type', 'too_large', 'too_many', 'reauth_required'],
} as const;

export const importCalls = defineOfficeCalls({
  importDevices: { ...call, path: '/devices/import', summary: 'Takes devices over from a file' },
  importCentres: { ...call, path: '/centres/import', summary: 'Takes centres over from a file' },
  getImportProgress: {
    tag: 'Import',
    permission: 'devices.import',
    method: 'get',
    path: '/import/progress',
    summary: 'How far this person’s running import is',
    result: z.object({ done: z.int(), total: z.int() }).nullable(),
  },
});

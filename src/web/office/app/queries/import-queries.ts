import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { ImportReport as ImportReportSchema } from '#contract/office/calls/import-calls.ts';
import { officeClient } from '../office-client.ts';
import { type UploadOptions, uploadFile } from '../upload-file.ts';

const imports = officeClient({
  getImportProgress: 'get /import/progress',
});

export type ImportReport = z.infer<typeof ImportReportSchema>;
export type ImportKind = 'devices' | 'centres';
export type ImportOptions = { dryRun?: '1'; expect?: string; reason?: string; skipUnknown?: '1' };

/** Sends a file to be looked at or stored. */
export const sendImport = async (
  kind: ImportKind,
  file: File,
  options: ImportOptions,
  upload: UploadOptions,
): Promise<ImportReport> => {
  const query = new URLSearchParams(Object.entries(options).filter(([, value]) => value)).toString();
  return (await uploadFile(`/${kind}/import?${query}`, file, upload)) as ImportReport;
};

export const importQueries = {
  progress: (isRunning: boolean) =>
    queryOptions({
      queryKey: ['import', 'progress'],
      queryFn: () => imports.getImportProgress(undefined, { isBackground: true }),
      enabled: isRunning,
      refetchInterval: 700,
      gcTime: 0,
    }),
};

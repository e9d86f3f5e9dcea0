import { writeQuery } from '#contract/fill-path.ts';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import { minuteMs } from '#kernel/durations.ts';
import { createLostFailure, OfficeFailure } from './office-failure.ts';
import { readFailure } from './read-office-answer.ts';
import { sendInSession } from './session/send-in-session.ts';

/**
 * Fetches a file of the office's API and gives it to the browser to keep. `path` is below `/office-api`; what is
 * undefined in `query` is left out.
 *
 * @example await downloadFile('/audit/export', { ...search, format: 'csv' });
 */
export const downloadFile = async (
  path: string,
  query: Readonly<Record<string, string | number | boolean | undefined>> = {},
): Promise<void> => {
  const address = `${officeBasePath}${path}${writeQuery(query)}`;
  try {
    const response = await sendInSession(() => fetch(address, { cache: 'no-store' }));
    if (!response.ok) throw await readFailure(response);
    saveFile(await response.blob(), nameOf(response));
  } catch (thrown) {
    throw thrown instanceof OfficeFailure ? thrown : createLostFailure();
  }
};

/** Saves a file that was made or fetched here through the browser. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), minuteMs);
};

const nameOf = (response: Response): string => {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded
    ? decodeURIComponent(encoded)
    : (/filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'export');
};

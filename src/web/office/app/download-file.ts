import { writeQuery } from '#contract/fill-path.ts';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import { saveResponse } from '#web/ui/save-file.ts';
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
    await saveResponse(response);
  } catch (thrown) {
    throw thrown instanceof OfficeFailure ? thrown : createLostFailure();
  }
};

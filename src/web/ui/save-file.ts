import { minuteMs } from '#kernel/durations.ts';

/** Saves a file that was made or fetched here through the browser. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), minuteMs);
};

/** Saves the file that came as an answer, under the name the server gave it. */
export const saveResponse = async (response: Response): Promise<void> =>
  saveFile(await response.blob(), nameOf(response));

const nameOf = (response: Response): string => {
  const disposition = response.headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded
    ? decodeURIComponent(encoded)
    : (/filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? 'export');
};

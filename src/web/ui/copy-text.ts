/** Puts a text on the clipboard; false where the browser refuses, such as over plain HTTP. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};

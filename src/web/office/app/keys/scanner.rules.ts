/** A slip, a device's label or the code on a box: it has digits, and a label its path. */
export const isScannableCode = (text: string): boolean => text.length >= 6 && /[0-9]|\/d\//.test(text);

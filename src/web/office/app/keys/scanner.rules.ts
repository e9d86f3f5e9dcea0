/** The trace number on a slip. */
export const isSlip = (text: string): boolean => /^[0-9]{8}$/.test(text);

/** Any other code, such as a device's label or the code on a box: it has digits, and a label its path. */
export const isOtherCode = (text: string): boolean => text.length >= 6 && /[0-9]|\/d\//.test(text);

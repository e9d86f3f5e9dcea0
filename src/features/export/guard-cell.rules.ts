/**
 * A text that begins like a formula gets an apostrophe before it: spreadsheets would run it, and what stands in
 * an export was often typed by strangers.
 *
 * @example guardCell('=HYPERLINK("http://evil")') // `'=HYPERLINK("http://evil")`
 */
export const guardCell = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/**
 * A text that begins like a formula, also with full-width signs or behind direction marks, gets an apostrophe before
 * it: spreadsheets would run it, and what stands in an export was often typed by strangers.
 *
 * @example guardCell('=HYPERLINK("http://evil")') // `'=HYPERLINK("http://evil")`
 */
export const guardCell = (text: string): string =>
  /^(?:[\t\r\n]|[\s\p{Cf}]*[=+\-@＝＋－＠])/u.test(text) ? `'${text}` : text;

/** Spreadsheets take a CSV file for UTF-8 only when it begins with this. */
export const csvByteOrderMark = '\ufeff';

/**
 * One cell of a CSV file. Where the list separator is a semicolon or a tab, a spreadsheet cuts lines there instead of
 * at our commas and does not see the quotes, which then stand inside its cells. So what follows such a mark or a new
 * line within the text is guarded like a beginning, quotes between them included: two of them are an empty word there.
 *
 * @example writeCsvCell('a;=1+1') // `"a;'=1+1"`
 */
export const writeCsvCell = (text: string): string => {
  const safe = guardCell(text).replace(/([;\t\r\n][ "\p{Cf}]*)(?=[=+\-@＝＋－＠])/gu, "$1'");
  return /["\r\n,;\t]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

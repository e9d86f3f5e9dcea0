/**
 * The same text in one piece. A text that was put together lies in memory as the tree of its parts until somebody
 * reads its letters; one that is put into many pages would have its thousands of parts gathered again for each.
 */
export const joinParts = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le');

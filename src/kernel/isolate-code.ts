/**
 * A code inside a Persian sentence that is one text, such as an entry of a menu or a title: an isolated run from left
 * to right. In an element of its own a code is `Code`.
 *
 * @example isolateCode('27758398-1') // '\u206627758398-1\u2069'
 */
export const isolateCode = (code: string | number): string => `\u2066${code}\u2069`;

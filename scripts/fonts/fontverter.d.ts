/** What we use of a package that comes without types. */
declare module 'fontverter' {
  export const convert: (font: Buffer, format: 'truetype') => Promise<Buffer>;
}

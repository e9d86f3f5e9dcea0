/** What we use of a package that comes without types. */
declare module 'subset-font' {
  type Options = {
    targetFormat?: 'woff2' | 'truetype';
    /** Features of the font that stay; all of them unless said. */
    keepFeatures?: readonly string[];
    /** Numbers of the names that stay besides the usual ones: copyright, licence, its address. */
    preserveNameIds?: readonly number[];
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  };
  const subsetFont: (font: Buffer, letters: string, options: Options) => Promise<Buffer>;
  export default subsetFont;
}

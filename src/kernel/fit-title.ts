/**
 * A title for the head of a page. One that is too long loses what stands behind its last bar, which is the company's
 * name; the rest is left whole, because search engines shorten a sentence better than a cut in its middle.
 *
 * @example fitTitle('راهنمای کار با دستگاه | آزما', 20) // 'راهنمای کار با دستگاه'
 */
export const fitTitle = (title: string, max: number): string =>
  title.length <= max ? title : title.replace(/\s+\|[^|]*$/, '');

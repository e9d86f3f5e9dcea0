/**
 * The small picture beside a large one: both are made from one upload and differ in the end of their names. An
 * address of another form is its own small picture.
 *
 * @example lowPictureOf('/media/demo/lab-high.webp') // '/media/demo/lab-low.webp'
 */
export const lowPictureOf = (address: string): string => address.replace(/-high\.webp$/, '-low.webp');

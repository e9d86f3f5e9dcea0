/** One Persian SMS holds 70 letters; in a longer one each part gives three of them to its number. */
const single = 70;
const part = 67;

/**
 * How long an SMS is, as the provider counts and bills it.
 *
 * @example countSegments('سلام') // { letters: 4, segments: 1 }
 */
export const countSegments = (text: string): { letters: number; segments: number } => {
  const letters = text.length;
  return { letters, segments: letters <= single ? 1 : Math.ceil(letters / part) };
};

/** The name of the file of a photo of a fault. */
export const photoKey = (id: string): string => `${id}.webp`;

type Placeable = { large: string | null; small: string | null };

/** Pictures with whole addresses: an island has no `MediaOrigin`. */
export const placePictures = <Picture extends Placeable>(
  pictures: readonly Picture[],
  place: (address: string) => string,
): Picture[] =>
  pictures.map((picture) => ({
    ...picture,
    large: picture.large && place(picture.large),
    small: picture.small && place(picture.small),
  }));

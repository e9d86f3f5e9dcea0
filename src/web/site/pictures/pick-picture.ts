type Pictured = { imageAddressHighQuality: string | null; imageAddressLowQuality: string | null };

/** The picture for a list or a thumbnail: the small one, or the large one where there is no small one. */
export const pickThumbnail = (item: Pictured | undefined): string | null =>
  item ? item.imageAddressLowQuality || item.imageAddressHighQuality || null : null;

/** The picture for a detail screen: the large one, or the small one where there is no large one. */
export const pickPicture = (item: Pictured | undefined): string | null =>
  item ? item.imageAddressHighQuality || item.imageAddressLowQuality || null : null;

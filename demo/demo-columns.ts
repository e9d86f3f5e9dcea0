/** The demo speaks in the contract's names; these put them into columns. */
export const metaColumns = (given: { metaTitle: string; metaDescription: string; metaKeywords: string }) => ({
  meta_title: given.metaTitle,
  meta_description: given.metaDescription,
  meta_keywords: given.metaKeywords,
});

export const pictureColumns = (given: {
  imageAddressHighQuality: string;
  imageAddressLowQuality: string;
}) => ({
  image_high: given.imageAddressHighQuality,
  image_low: given.imageAddressLowQuality,
});

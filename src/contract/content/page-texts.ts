/** What an editor reads when an item cannot stand where it was put. */
export const pageTexts = {
  underItself: 'صفحه نمی‌تواند زیر خودش باشد.',
  noSuchType: 'این گروه محصول پیدا نشد.',
} as const;

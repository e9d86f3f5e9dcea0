import type { BrowserActions } from './create-browser-actions.ts';

/** Writes a piece of news in the office, and looks at a file of the library. */
export const walkEditor = async (hands: BrowserActions): Promise<void> => {
  await hands.open('/office/content/news/new');
  await hands.write('عنوان', 'خبر یک مرورگر');
  await hands.press('ساختن پیش‌نویس');
  await hands.write('[data-field="description"] textarea', 'شرح کوتاه خبر');
  await hands.pressThat('[data-field="bodyText"] [contenteditable=true]');
  await hands.type('نخستین بند خبر');
  await hands.seeThat(
    'the words in the text',
    `document.querySelector('[data-field="bodyText"]').textContent.includes('نخستین بند خبر')`,
  );
  await hands.seeThat('a saved draft', "Boolean(document.querySelector('[data-save=saved]'))");

  await hands.open('/office/media');
  await hands.seeThat(
    'a picture of the library',
    "all('.media-tile img').some((picture) => picture.naturalWidth > 1)",
  );
  await hands.pressThat('.media-tile');
  await hands.seeThat('the details of a file', "all('.media-panel .media-facts').length > 0");
};

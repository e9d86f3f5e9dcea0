import type { BrowserActions } from './create-browser-actions.ts';

/** Writes a piece of news in the office, and looks at a file of the library. */
export const walkEditor = async (actions: BrowserActions): Promise<void> => {
  await actions.open('/office/content/news/new');
  await actions.write('عنوان', 'خبر یک مرورگر');
  await actions.press('ساختن پیش‌نویس');
  await actions.write('[data-field="description"] textarea', 'شرح کوتاه خبر');
  await actions.pressThat('[data-field="bodyText"] [contenteditable=true]');
  await actions.type('نخستین بند خبر');
  await actions.seeThat(
    'the words in the text',
    `document.querySelector('[data-field="bodyText"]').textContent.includes('نخستین بند خبر')`,
  );
  await actions.seeThat('a saved draft', "Boolean(document.querySelector('[data-save=saved]'))");

  await actions.open('/office/media');
  await actions.seeThat(
    'a picture of the library',
    "all('.media-tile img').some((picture) => picture.naturalWidth > 1)",
  );
  await actions.pressThat('.media-tile');
  await actions.seeThat('the details of a file', "all('.media-panel .media-facts').length > 0");
};

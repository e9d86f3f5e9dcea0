import type { BrowserActions } from './create-browser-actions.ts';

const screens = [
  ...['/', '/products/1', '/productdetails/7', '/gallery/1', '/contactus', '/repair-request'],
  ...['/office/repairs', '/office/repairs/14051012', '/office/content/article', '/office/media'],
];

/** Every screen fits the width of a phone, and is one whose errors are noted. */
export const walkPhone = async (hands: BrowserActions): Promise<void> => {
  await hands.resize(360, 800);
  for (const path of screens) {
    await hands.open(path);
    await hands.seeThat(
      `a first heading at ${path}`,
      "tidy(document.querySelector('h1')?.textContent).length > 0",
    );
    await hands.seeThat(`noted errors at ${path}`, 'window.notesErrors === true');
    await hands.seeThat(`nothing sideways at ${path}`, 'document.documentElement.scrollWidth <= 360');
  }
  await hands.resize(1_280, 900);
};

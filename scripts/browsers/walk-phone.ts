import type { BrowserActions } from './create-browser-actions.ts';

const screens = [
  ...['/', '/products/1', '/productdetails/7', '/gallery/1', '/contactus', '/repair-request'],
  ...['/office/repairs', '/office/repairs/14051012', '/office/content/article', '/office/media'],
];

/** Every screen fits the width of a phone, and is one whose errors are noted. */
export const walkPhone = async (actions: BrowserActions): Promise<void> => {
  await actions.resize(360, 800);
  for (const path of screens) {
    await actions.open(path);
    await actions.seeThat(
      `a first heading at ${path}`,
      "tidy(document.querySelector('h1')?.textContent).length > 0",
    );
    await actions.seeThat(`noted errors at ${path}`, 'window.notesErrors === true');
    await actions.seeThat(`nothing sideways at ${path}`, 'document.documentElement.scrollWidth <= 360');
  }
  await actions.resize(1_280, 900);
};

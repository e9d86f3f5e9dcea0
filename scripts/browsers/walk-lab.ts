import { labTexts } from '#web/texts/lab.ts';
import type { BrowserActions } from './create-browser-actions.ts';
import type { WalkServer } from './start-walk-server.ts';

/** The contact of the demo's lab with twelve devices. */
const mobile = '09120001014';
const serial = 'AZ-2003';

// accepts 814
/** On a phone: the mobile, its code, the list of all devices, and a request for one that was chosen there. */
export const walkLab = async (
  actions: BrowserActions,
  server: WalkServer,
  keepPicture: () => Promise<void>,
): Promise<void> => {
  await actions.resize(360, 800);
  await actions.open('/my-devices');
  await actions.write(labTexts.mobile, mobile);
  await actions.press(labTexts.askCode);
  await actions.seeThat('the field of the code', "all('[autocomplete=one-time-code]').length === 1");
  await actions.write('[autocomplete=one-time-code]', await server.readCode(mobile));
  await actions.press(labTexts.verify);
  await actions.see(labTexts.summary(12, 1));
  await actions.seeThat('nothing sideways', 'document.documentElement.scrollWidth <= 360');
  await actions.seeThat(
    'a picture of a device',
    "all('main li img').some((picture) => picture.naturalWidth > 1)",
  );
  await keepPicture();
  await actions.pressThat(`input[aria-label*="${serial}"]`);
  await actions.press(labTexts.request(1));
  await actions.write('.field-area', 'دستگاه هنگام کار صدا می‌دهد و خاموش می‌شود.');
  await actions.press(labTexts.send(1));
  await actions.see('درخواست شما ثبت شد');
  await actions.press(labTexts.back);
  await actions.see(labTexts.repair(2));
  await actions.resize(1_280, 900);
};

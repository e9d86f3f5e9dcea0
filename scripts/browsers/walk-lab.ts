import { labTexts } from '#web/texts/lab.ts';
import type { BrowserActions } from './create-browser-actions.ts';
import type { WalkServer } from './start-walk-server.ts';

/** The contact of the demo's lab with twelve devices. */
const mobile = '09120001014';
const serial = 'AZ-2003';

// accepts 814
/** On a phone: the mobile, its code, the list of all devices, and a request for one that was chosen there. */
export const walkLab = async (
  hands: BrowserActions,
  server: WalkServer,
  keepPicture: () => Promise<void>,
): Promise<void> => {
  await hands.resize(360, 800);
  await hands.open('/my-devices');
  await hands.write(labTexts.mobile, mobile);
  await hands.press(labTexts.askCode);
  await hands.seeThat('the field of the code', "all('[autocomplete=one-time-code]').length === 1");
  await hands.write('[autocomplete=one-time-code]', await server.readCode(mobile));
  await hands.press(labTexts.verify);
  await hands.see(labTexts.summary(12, 1));
  await hands.seeThat('nothing sideways', 'document.documentElement.scrollWidth <= 360');
  await hands.seeThat(
    'a picture of a device',
    "all('main li img').some((picture) => picture.naturalWidth > 1)",
  );
  await keepPicture();
  await hands.pressThat(`input[aria-label*="${serial}"]`);
  await hands.press(labTexts.request(1));
  await hands.write('.field-area', 'دستگاه هنگام کار صدا می‌دهد و خاموش می‌شود.');
  await hands.press(labTexts.send(1));
  await hands.see('درخواست شما ثبت شد');
  await hands.press(labTexts.back);
  await hands.see(labTexts.repair(2));
  await hands.resize(1_280, 900);
};

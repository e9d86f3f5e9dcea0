import { generate } from 'otplib';
import { demoPassword, demoPeople } from '#kernel/demo-people.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import type { BrowserActions } from './create-browser-actions.ts';

/** The demo's request that waits for its device. */
const onItsWay = '14051011';

/** A manager signs in, with the code of their authenticator, and takes a device in. */
export const walkOffice = async (hands: BrowserActions): Promise<void> => {
  const person = demoPeople.find(({ role }) => role === 'manager');
  if (!person) throw new Error('the demo has no manager');
  await hands.open('/office');
  await hands.write('ایمیل', person.email);
  await hands.write('گذرواژه', demoPassword);
  await hands.press('ادامه');
  const epoch = Math.floor(Date.now() / 1_000);
  await hands.write('کد شش‌رقمی', await generate({ secret: person.totpSecret, epoch }));
  await hands.press('ورود');
  await hands.seeThat(
    'the name of the account',
    `Boolean(find('pressable', ${JSON.stringify(`حساب ${person.name}`)}))`,
  );
  await hands.open(`/office/repairs/${onItsWay}`);
  await hands.press('ثبت دریافت دستگاه');
  // The words of the message come last, and move the buttons below them.
  await hands.see('گیرندهٔ پیامک');
  await hands.press('دریافت شد');
  // It comes without its declaration, which is asked about once.
  await hands.press(moveDialogTexts.receiveUndeclared);
  await hands.seeThat(
    'the new status',
    "all('h1 ~ span .chip').some((chip) => tidy(chip.textContent).includes('دستگاه دریافت شد'))",
  );
};

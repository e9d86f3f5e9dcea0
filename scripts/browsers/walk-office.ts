import { generate } from 'otplib';
import { demoPassword, demoPeople } from '#kernel/demo-people.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import type { BrowserActions } from './create-browser-actions.ts';

/** The demo's request that waits for its device. */
const onItsWay = '14051011';

/** A manager signs in, with the code of their authenticator, and takes a device in. */
export const walkOffice = async (actions: BrowserActions): Promise<void> => {
  const person = demoPeople.manager;
  await actions.open('/office');
  await actions.write('ایمیل', person.email);
  await actions.write('گذرواژه', demoPassword);
  await actions.press('ادامه');
  const epoch = Math.floor(Date.now() / 1_000);
  await actions.write('کد شش‌رقمی', await generate({ secret: person.totpSecret, epoch }));
  await actions.press('ورود');
  await actions.seeThat(
    'the name of the account',
    `Boolean(find('pressable', ${JSON.stringify(`حساب ${person.name}`)}))`,
  );
  await actions.open(`/office/repairs/${onItsWay}`);
  await actions.press('ثبت دریافت دستگاه');
  // The words of the message come last, and move the buttons below them.
  await actions.see('گیرندهٔ پیامک');
  await actions.press('دریافت شد');
  // It comes without its declaration, which is asked about once.
  await actions.press(moveDialogTexts.receiveUndeclared);
  await actions.seeThat(
    'the new status',
    "all('h1 ~ span .chip').some((chip) => tidy(chip.textContent).includes('دستگاه دریافت شد'))",
  );
};

import { codeTexts, deviceSearchTexts, portalTexts } from '#web/texts/repair.ts';
import {
  declarationTexts,
  portalPaymentTexts,
  receivedTexts,
  requestFormTexts,
  resultTexts,
  sendingTexts,
  shippingTexts,
  surveyTexts,
} from '#web/texts/repair-device-view.ts';
import type { BrowserActions } from './create-browser-actions.ts';
import type { WalkServer } from './start-walk-server.ts';

const device = { serial: 'AZ-1000', mobile: '09120001000' };
const fault = 'از دیروز هنگام چرخش صدای ناهنجار می‌دهد و با خطای E05 می‌ایستد.';

/** A repair from the serial to the survey, with the payment at the bank; gives its trace number. */
export const walkRepair = async (actions: BrowserActions, server: WalkServer): Promise<string> => {
  await actions.open('/repair-request');
  await actions.write(deviceSearchTexts.serial, device.serial);
  await actions.press(deviceSearchTexts.submit);
  await actions.seeThat('the field of the code', "all('[autocomplete=one-time-code]').length === 1");
  await actions.write('[autocomplete=one-time-code]', await server.readCode(device.mobile));
  await actions.press(codeTexts.submit);
  await actions.seeThat(
    'the form',
    `Boolean(find('field', ${JSON.stringify(requestFormTexts.description)}))`,
  );
  await actions.write(requestFormTexts.description, fault);
  await actions.press(requestFormTexts.submit);
  await actions.see(resultTexts.trace);
  const traceNumber = await actions.read("/\\d{8}/.exec(document.querySelector('main').textContent)[0]");

  await actions.press(resultTexts.continue);
  await actions.write(declarationTexts.name, 'مریم رضایی');
  await actions.press(declarationTexts.tick);
  await actions.press(declarationTexts.submit);
  await actions.see(shippingTexts.print);

  await server.runDesk('receive', traceNumber);
  await actions.open('/repair-request');
  await actions.see(receivedTexts.heading);
  await server.runDesk('invoice', traceNumber, '--amount', '45000000', '--line', 'تعویض یاتاقان=45000000');
  await actions.open('/repair-request');
  await payAtBank(actions);

  await server.runDesk('send', traceNumber);
  await actions.open('/repair-request');
  await actions.press(sendingTexts.received);
  await actions.press(portalTexts.understood);
  await actions.pressThat('.rating-row label:nth-child(4)');
  await actions.write('#pollingText', 'کار خوب بود.');
  await actions.press(surveyTexts.submit);
  await actions.press(portalTexts.understood);
  await actions.see(surveyTexts.thanks);
  return traceNumber;
};

/** The session is still there on the way back, on whichever loopback name the portal was opened. */
const payAtBank = async (actions: BrowserActions): Promise<void> => {
  await actions.press(portalPaymentTexts.pay);
  await actions.seeAddress('StartPay');
  await actions.press('پرداخت');
  await actions.seeAddress(`${actions.origin}/payback`);
  await actions.press('بازگشت به درخواست تعمیر');
  await actions.see(sendingTexts.preparing);
};

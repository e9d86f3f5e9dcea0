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
export const walkRepair = async (hands: BrowserActions, server: WalkServer): Promise<string> => {
  await hands.open('/repair-request');
  await hands.write(deviceSearchTexts.serial, device.serial);
  await hands.press(deviceSearchTexts.submit);
  await hands.seeThat('the field of the code', "all('[autocomplete=one-time-code]').length === 1");
  await hands.write('[autocomplete=one-time-code]', await server.readCode(device.mobile));
  await hands.press(codeTexts.submit);
  await hands.seeThat('the form', `Boolean(find('field', ${JSON.stringify(requestFormTexts.description)}))`);
  await hands.write(requestFormTexts.description, fault);
  await hands.press(requestFormTexts.submit);
  await hands.see(resultTexts.trace);
  const traceNumber = await hands.read("/\\d{8}/.exec(document.querySelector('main').textContent)[0]");

  await hands.press(resultTexts.continue);
  await hands.write(declarationTexts.name, 'مریم رضایی');
  await hands.press(declarationTexts.tick);
  await hands.press(declarationTexts.submit);
  await hands.see(shippingTexts.print);

  await server.runDesk('receive', traceNumber);
  await hands.open('/repair-request');
  await hands.see(receivedTexts.heading);
  await server.runDesk('invoice', traceNumber, '--amount', '45000000', '--line', 'تعویض یاتاقان=45000000');
  await hands.open('/repair-request');
  await payAtBank(hands);

  await server.runDesk('send', traceNumber);
  await hands.open('/repair-request');
  await hands.press(sendingTexts.received);
  await hands.press(portalTexts.understood);
  await hands.pressThat('.rating-row label:nth-child(4)');
  await hands.write('#pollingText', 'کار خوب بود.');
  await hands.press(surveyTexts.submit);
  await hands.press(portalTexts.understood);
  await hands.see(surveyTexts.thanks);
  return traceNumber;
};

/** The session is still there on the way back, on whichever loopback name the portal was opened. */
const payAtBank = async (hands: BrowserActions): Promise<void> => {
  await hands.press(portalPaymentTexts.pay);
  await hands.seeAddress('StartPay');
  await hands.press('پرداخت');
  await hands.seeAddress(`${hands.origin}/payback`);
  await hands.press('بازگشت به درخواست تعمیر');
  await hands.see(sendingTexts.preparing);
};

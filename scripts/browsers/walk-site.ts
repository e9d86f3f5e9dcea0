import { captchaTexts, contactFormTexts } from '#web/texts/contact.ts';
import type { BrowserActions } from './create-browser-actions.ts';

/** Home, a list, a product, a gallery and the contact form. */
export const walkSite = async (hands: BrowserActions): Promise<void> => {
  await hands.open('/');
  await hands.seeThat('a first heading', "tidy(document.querySelector('h1')?.textContent).length > 0");
  await hands.seeThat('a picture that loaded', "all('main img').some((picture) => picture.naturalWidth > 1)");

  await hands.open('/products/1');
  await hands.pressThat('main .list-card a[href^="/productdetails/"]');
  await hands.seeAddress('/productdetails/');
  await hands.seeThat('tabs that live', "all('[role=tab]').length >= 3");
  await hands.pressThat('[role=tab]:nth-of-type(2)');
  await hands.seeThat('the second tab', "all('[role=tab]')[1].getAttribute('aria-selected') === 'true'");

  await hands.open('/gallery/1');
  const first = await hands.read("tidy(document.querySelector('main figure h2')?.textContent)");
  await hands.press('تصویر بعدی');
  const words = "tidy(document.querySelector('main figure h2')?.textContent)";
  await hands.seeThat('the next picture', `${words} !== ${JSON.stringify(first)}`);

  await hands.open('/contactus');
  await hands.write('#contact-fullName', 'نسرین رضایی');
  await hands.write('#contact-email', 'nasrin@example.com');
  await hands.write('#contact-subject', 'سرویس سانتریفیوژ');
  await hands.write('#contact-description', 'دستگاه صدا می‌دهد. لطفاً تماس بگیرید.');
  await hands.press(captchaTexts.altcha.label);
  await hands.press(contactFormTexts.send);
  await hands.see(contactFormTexts.sent);
};

import { captchaTexts, contactFormTexts } from '#web/texts/contact.ts';
import type { BrowserActions } from './create-browser-actions.ts';

/** Home, a list, a product, a gallery and the contact form. */
export const walkSite = async (actions: BrowserActions): Promise<void> => {
  await actions.open('/');
  await actions.seeThat('a first heading', "tidy(document.querySelector('h1')?.textContent).length > 0");
  await actions.seeThat(
    'a picture that loaded',
    "all('main img').some((picture) => picture.naturalWidth > 1)",
  );

  await actions.open('/products/1');
  await actions.pressThat('main .list-card a[href^="/productdetails/"]');
  await actions.seeAddress('/productdetails/');
  await actions.seeThat('tabs that live', "all('[role=tab]').length >= 3");
  await actions.pressThat('[role=tab]:nth-of-type(2)');
  await actions.seeThat('the second tab', "all('[role=tab]')[1].getAttribute('aria-selected') === 'true'");

  await actions.open('/gallery/1');
  const first = await actions.read("tidy(document.querySelector('main figure h2')?.textContent)");
  await actions.press('تصویر بعدی');
  const words = "tidy(document.querySelector('main figure h2')?.textContent)";
  await actions.seeThat('the next picture', `${words} !== ${JSON.stringify(first)}`);

  await actions.open('/contactus');
  await actions.write('#contact-fullName', 'نسرین رضایی');
  await actions.write('#contact-email', 'nasrin@example.com');
  await actions.write('#contact-subject', 'سرویس سانتریفیوژ');
  await actions.write('#contact-description', 'دستگاه صدا می‌دهد. لطفاً تماس بگیرید.');
  await actions.press(captchaTexts.altcha.label);
  await actions.press(contactFormTexts.send);
  await actions.see(contactFormTexts.sent);
};

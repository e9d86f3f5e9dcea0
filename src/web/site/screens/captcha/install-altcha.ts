import 'altcha/external';
import 'altcha/altcha.css';
import './captcha.css';
import workerUrl from 'altcha/workers/pbkdf2?worker&url';
import { captchaTexts } from '#web/texts/contact.ts';

// The widget's own bundle starts workers from blob addresses, which the page's policy forbids.
globalThis.$altcha.algorithms.set('PBKDF2/SHA-256', () => new Worker(workerUrl));
globalThis.$altcha.i18n.set('fa', captchaTexts.altcha);

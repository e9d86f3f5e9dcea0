import { labelPageTexts } from '#contract/repair/label-texts.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import type { LabelPage } from '#features/devices/index.ts';
import { foldDigits, toPersianDigits } from '#kernel/fold-digits.ts';
import { formatBytes } from '#kernel/format-bytes.ts';
import { toTelephone } from '#kernel/to-telephone.ts';
import { writeBarePage } from '../bare-page.ts';
import { escapeHtml, writeCode } from '../write-figures.ts';
import { drawLabelIcon } from './draw-label-icon.ts';

/** Narrow enough that page, styles and picture stay below 30 kB. */
const pictureWidth = 320;

const style = '<link rel="stylesheet" href="/d/label.css">';

/** The product behind a label and the way to a repair; neither serial nor owner is known here. */
export const writeLabelPage = (
  { productName, product, questions }: LabelPage,
  {
    token,
    phone,
    manualBytes,
  }: { token: string; phone: string | undefined; manualBytes: number | undefined },
): string =>
  writeBarePage(
    productName,
    `${writePicture(product)}<h1>${escapeHtml(productName)}</h1>
<p class="soft">${labelPageTexts.onDevice}</p>
<a class="press" href="${siteAddresses.repair}?label=${encodeURIComponent(token)}">${drawLabelIcon('wrench')}${labelPageTexts.request}</a>
<p class="soft">${labelPageTexts.codeAfter}</p>
<ul class="links" aria-label="${labelPageTexts.links}">${writeLinks(product, questions, manualBytes)}${writePhoneLink(phone)}</ul>
<p class="soft">${labelPageTexts.nothingKept}</p>`,
    { style, beside: writeCall(phone) + menu },
  );

const writePicture = (product: LabelPage['product']): string =>
  product?.picture?.startsWith('/media/')
    ? `<img class="shot" src="${escapeHtml(product.picture)}?w=${pictureWidth}" width="320" height="240" alt="">`
    : '';

const writeLinks = (
  product: LabelPage['product'],
  questions: number,
  manualBytes: number | undefined,
): string => {
  const page = product && siteAddresses.product(product.id);
  return [
    page && writeLink('product', page),
    product?.manual &&
      writeLink('manual', product.manual, isPdf(product.manual) ? describePdf(manualBytes) : ''),
    page &&
      product.videos > 0 &&
      writeLink('videos', page, labelPageTexts.videoCount(toPersianDigits(product.videos))),
    questions > 0 &&
      writeLink('questions', siteAddresses.faqs, labelPageTexts.questionCount(toPersianDigits(questions))),
  ]
    .filter(Boolean)
    .join('');
};

const isPdf = (address: string): boolean => /\.pdf$/i.test(address);

/** The size is named because people at a device often pay for mobile data. */
const describePdf = (bytes: number | undefined): string =>
  bytes === undefined ? 'PDF' : `${writeCode('PDF')}، ${formatBytes(bytes)}`;

const writeLink = (name: 'product' | 'manual' | 'videos' | 'questions', href: string, more = ''): string =>
  `<li><a href="${escapeHtml(href)}">${drawLabelIcon(name)}<span><b>${labelPageTexts[name]}</b> <span class="soft">${more}</span></span></a></li>`;

const writePhoneLink = (phone: string | undefined): string =>
  phone
    ? `<li><a href="${toTelephone(phone)}">${drawLabelIcon('phone')}<span><b>${labelPageTexts.call}</b> ${writeCode(foldDigits(phone))}</span></a></li>`
    : '';

const writeCall = (phone: string | undefined): string =>
  phone
    ? `<a class="call" href="${toTelephone(phone)}" aria-label="${labelPageTexts.call}">${drawLabelIcon('phone')}</a>`
    : '<span class="call"></span>';

const menu = `<details class="menu"><summary aria-label="${labelPageTexts.menu}">${drawLabelIcon('menu')}</summary><ul>${labelPageTexts.pages
  .map(([page, name]) => `<li><a href="${siteAddresses[page]}">${name}</a></li>`)
  .join('')}</ul></details>`;

/** One page for every label that opens nothing, so that nothing can be learnt from it. */
export const writeUnknownLabelPage = (): string =>
  writeBarePage(
    labelPageTexts.goneTitle,
    `<h1>${labelPageTexts.goneTitle}</h1>
<p>${labelPageTexts.gone}</p>
<a class="press" href="${siteAddresses.repair}">${labelPageTexts.toPortal}</a>`,
  );

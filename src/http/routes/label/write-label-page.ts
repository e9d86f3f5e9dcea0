import { labelTexts } from '#contract/repair/label-texts.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import type { LabelPage } from '#features/devices/index.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { writePage, writeService } from '../tracking/write-tracking-page.ts';
import { escapeHtml } from '../write-figures.ts';

/** Narrow enough that page, styles and picture stay below 30 kB. */
const pictureWidth = 320;

const style = '<link rel="stylesheet" href="/d/label.css">';

/** The product behind a label and the way to a repair; neither serial nor owner is known here. */
export const writeLabelPage = (
  { productName, product, questions }: LabelPage,
  { token, phone }: { token: string; phone: string | undefined },
): string =>
  writePage(
    productName,
    `${writePicture(product)}<h1>${escapeHtml(productName)}</h1>
<p class="soft">${labelTexts.onDevice}</p>
<a class="press" href="${siteAddresses.repair}?label=${encodeURIComponent(token)}">${labelTexts.request}</a>
<p class="soft">${labelTexts.codeAfter}</p>
<ul class="links" aria-label="${labelTexts.links}">${writeLinks(product, questions)}</ul>
${writeService(phone)}
<p class="soft">${labelTexts.nothingKept}</p>`,
    style,
  );

const writePicture = (product: LabelPage['product']): string =>
  product?.picture?.startsWith('/media/')
    ? `<img class="shot" src="${escapeHtml(product.picture)}?w=${pictureWidth}" width="320" height="240" alt="">`
    : '';

const writeLinks = (product: LabelPage['product'], questions: number): string => {
  const page = product && siteAddresses.product(product.id);
  return [
    page && writeLink(page, labelTexts.product),
    product?.manual && writeLink(product.manual, labelTexts.manual, isPdf(product.manual) ? 'PDF' : ''),
    page &&
      product.videos > 0 &&
      writeLink(page, labelTexts.videos, labelTexts.videoCount(toPersianDigits(product.videos))),
    questions > 0 &&
      writeLink(
        siteAddresses.faqs,
        labelTexts.questions,
        labelTexts.questionCount(toPersianDigits(questions)),
      ),
  ]
    .filter(Boolean)
    .join('');
};

const isPdf = (address: string): boolean => /\.pdf$/i.test(address);

const writeLink = (href: string, name: string, more = ''): string =>
  `<li><a href="${escapeHtml(href)}"><b>${name}</b>${more && `<span class="soft">${more}</span>`}</a></li>`;

/** One page for every label that opens nothing, so that nothing can be learnt from it. */
export const writeUnknownLabelPage = (): string =>
  writePage(
    labelTexts.goneTitle,
    `<h1>${labelTexts.goneTitle}</h1>
<p>${labelTexts.gone}</p>
<a class="press" href="${siteAddresses.repair}">${labelTexts.toPortal}</a>`,
  );

import type { StatusId } from '#contract/repair/statuses.ts';
import { isReached, readStepCaption, readStepState, steps } from '#contract/repair/steps.ts';
import { trackingTexts } from '#contract/repair/tracking-texts.ts';
import { formatUsualDays } from '#contract/repair/usual-days.ts';
import { writeVisitTime } from '#contract/repair/visit-times.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import type { TrackedRequest } from '#features/tracking/index.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { writeBarePage } from '../bare-page.ts';
import { escapeHtml, writeCode, writeMoment, writePhone } from '../write-figures.ts';

/** How a repair stands, for whoever holds the link. Every action leads to the portal, which asks for the code. */
export const writeTrackingPage = (request: TrackedRequest, servicePhone: string | undefined): string => {
  const { productName, traceNumber, statusId, title, description, next, dates } = request;
  const portal = `${siteAddresses.repair}?trace=${encodeURIComponent(traceNumber)}`;
  const actions =
    request.repairInPlace && statusId === 5 ? { 5: trackingTexts.confirmInPlace } : trackingTexts.actions;
  const action = request.waitsForAnswer
    ? trackingTexts.answerEstimate
    : (actions[statusId] ?? trackingTexts.open);
  return writeBarePage(
    `${trackingTexts.title} ${traceNumber}`,
    `<h1>${escapeHtml(productName)}</h1>
<p class="soft">${trackingTexts.traceNumber}: ${writeCode(traceNumber)}</p>
<div class="now"><strong>${escapeHtml(title)}</strong>${escapeHtml(description)}${writeNow(request)}</div>
${writeVisit(request)}
<ol class="steps" aria-label="${trackingTexts.steps}">${writeSteps(request)}</ol>
<h2>${trackingTexts.story}</h2>
<ul class="dates">${dates.map(writeDate).join('')}</ul>
${statusId === 100 ? '' : `<h2>${trackingTexts.next}</h2><p>${escapeHtml(next)}</p>`}
${writeUsual(request)}
<a class="press" href="${portal}">${action}</a>
<p class="soft">${trackingTexts.codeFirst}</p>
${writeService(servicePhone)}`,
  );
};

/** The portal's steps: done ones filled and ticked, the present one amber, those ahead empty. */
const writeSteps = ({ statusId, stoodAt, repairInPlace }: TrackedRequest): string =>
  steps
    .map((step) => {
      const state = stepStateAt(step, statusId, stoodAt);
      const current = state === 'current' ? ' aria-current="step"' : '';
      const sign = state === 'completed' ? '' : toPersianDigits(step);
      return `<li class="${state}"${current}><i aria-hidden="true">${sign}</i>${readStepCaption(step, repairInPlace)}<span class="unseen">، ${trackingTexts[state]}</span></li>`;
    })
    .join('');

/** A cancelled request keeps what it had reached, and stands nowhere. */
const stepStateAt = (step: (typeof steps)[number], statusId: StatusId, stoodAt: StatusId) => {
  if (statusId !== 100) return readStepState(step, statusId);
  return isReached(step, stoodAt) ? 'completed' : 'not-started';
};

const writeService = (phone: string | undefined): string =>
  phone ? `<p>${trackingTexts.servicePhone}: ${writePhone(phone)}</p>` : '';

const writeDate = ({ title, at }: TrackedRequest['dates'][number]): string =>
  `<li><span>${escapeHtml(title)}</span>${writeMoment(at)}</li>`;

/** When somebody comes; who is not for whoever holds the link. */
const writeVisit = ({ visit }: TrackedRequest): string =>
  visit ? `<p class="now">${trackingTexts.visit}: <strong>${writeVisitTime(visit)}</strong></p>` : '';

/** How long the step that is open usually takes. */
const writeNow = ({ usual }: TrackedRequest): string => {
  const now = usual.find(({ isNow }) => isNow);
  return now ? `<br>${formatUsualDays(now.days)}` : '';
};

/** What is ahead, and how long each of it usually takes. */
const writeUsual = ({ usual }: TrackedRequest): string => {
  const ahead = usual.filter(({ isNow }) => !isNow);
  if (ahead.length === 0) return '';
  const lines = ahead.map(
    ({ title, days }) =>
      `<li><span>${escapeHtml(title)}</span><span class="soft">${formatUsualDays(days)}</span></li>`,
  );
  return `<h2>${trackingTexts.usual}</h2><ul class="dates">${lines.join('')}</ul>`;
};

/** One page for every link that does not work, so that nothing can be learnt from it. */
export const writeGonePage = (): string =>
  writeBarePage(
    trackingTexts.goneTitle,
    `<h1>${trackingTexts.goneTitle}</h1>
<p>${trackingTexts.gone}</p>
<a class="press" href="${siteAddresses.repair}">${trackingTexts.toPortal}</a>`,
  );

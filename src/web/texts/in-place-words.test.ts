import { expect, it } from 'vitest';
import { readStepCaption, steps } from '#contract/repair/steps.ts';
import { paybackAdvice, paybackTexts } from './payback.ts';
import { receivedTexts, sendingTexts, shippingTexts } from './repair-device-view.ts';

// accepts 757
it('has steps, panels and buttons for a repair in place that speak of no parcel and no receiving', () => {
  const words = [
    steps.map((step) => readStepCaption(step, true)),
    Object.values(sendingTexts.inPlace),
    [receivedTexts.visited, receivedTexts.visitedAt, receivedTexts.visitWords],
    [shippingTexts.visit, shippingTexts.visitHint, shippingTexts.inPlaceHeading, shippingTexts.inPlaceText],
    [paybackTexts.progress, ...paybackAdvice.paid],
  ].flat();
  for (const text of words)
    expect(text).not.toMatch(/مرسوله|بسته|ارسال|فرست|دریافت|تحویل|بازگشت|بازگردان|به دست|در راه/);
});

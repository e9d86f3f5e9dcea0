import { describe, expect, it } from 'vitest';
import { customerMayDo } from '#contract/repair/may-do.ts';
import { writeNotice } from '#contract/repair/notice-texts.ts';
import { readStatus, statusIds } from '#contract/repair/statuses.ts';
import { writeTrackingPage } from '#http/routes/tracking/write-tracking-page.ts';

/** Words of parcels, of sending a device and of receiving it. */
const forbidden =
  /مرسوله|بسته|ارسال|بفرست|فرستاده شد|می‌فرستیم|نفرست|دریافت|تحویل|بازگشت|بازگردان|به دست|در راه/;
const numbered = { traceNumber: '48213075', siteName: 'آزما' };

// accepts 757
describe.each(statusIds)('the words of a repair in place at %i', (statusId) => {
  it.each([false, true])('speak of no parcel and no receiving (unrepaired: %s)', (isUnrepaired) => {
    const { title, description, next } = readStatus(statusId, true, isUnrepaired);
    expect(`${title} ${description} ${next}`).not.toMatch(forbidden);
    expect(title.length).toBeLessThanOrEqual(25);
    const sms = { statusId, repairInPlace: true, isReturnedUnrepaired: isUnrepaired } as const;
    expect(writeNotice({ kind: 'status', ...sms }, numbered)).not.toMatch(forbidden);
    expect(writeNotice({ kind: 'reminder', isEstimate: false, ...sms }, numbered)).not.toMatch(forbidden);
    const tracked = {
      ...numbered,
      productName: 'سانتریفیوژ',
      statusId,
      stoodAt: statusId,
      title,
      description,
      next,
    };
    const page = writeTrackingPage(
      { ...tracked, repairInPlace: true, waitsForAnswer: false, usual: [], dates: [] },
      undefined,
    );
    expect(page).not.toMatch(forbidden);
  });

  it('offer neither slip', () => {
    const facts = { repairInPlace: true, mayPay: true, isDeclared: true, photos: 0 };
    expect(customerMayDo(statusId, facts)).toMatchObject({
      printShippingSlip: false,
      printReceivedSlip: false,
      saveParcel: false,
    });
  });
});

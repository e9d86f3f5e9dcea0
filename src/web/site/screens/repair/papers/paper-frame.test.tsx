import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paperTexts } from '#web/texts/papers.ts';
import { PaperFrame } from '#web/ui/papers/paper-frame.tsx';

const subject = {
  company: 'آزما',
  companyAddress: '',
  traceNumber: '14051014',
  centreName: '',
  place: '',
  productName: 'سانتریفیوژ',
  serialNumber: 'AZ-1014',
};

const write = (changes: Partial<typeof subject>) =>
  renderToStaticMarkup(
    <PaperFrame name="فاکتور" subject={{ ...subject, ...changes }} words={paperTexts} facts={[]} signs={[]}>
      متن
    </PaperFrame>,
  );

describe('a paper', () => {
  it('says the centre of a device, and leaves its line out when there is none', () => {
    expect(write({ centreName: 'آزمایشگاه کارون' })).toContain(`<dt>${paperTexts.centre}</dt>`);
    expect(write({})).not.toContain(`<dt>${paperTexts.centre}</dt>`);
  });
});

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { paperTexts } from '#web/texts/papers.ts';
import { InvoicePaper, type PaperInvoice } from '#web/ui/papers/invoice-paper.tsx';
import { PaperSheet } from '#web/ui/papers/paper-sheet.tsx';

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
    <PaperSheet name="فاکتور" subject={{ ...subject, ...changes }} facts={[]} signs={[]}>
      متن
    </PaperSheet>,
  );

describe('a paper', () => {
  it('says the centre of a device, and leaves its line out when there is none', () => {
    expect(write({ centreName: 'آزمایشگاه کارون' })).toContain(`<dt>${paperTexts.centre}</dt>`);
    expect(write({})).not.toContain(`<dt>${paperTexts.centre}</dt>`);
  });

  const none = { name: '', nationalId: '', economicNumber: '', postalCode: '', address: '' };
  const invoice = {
    number: '14051014-1',
    issuedAt: '2026-11-06T10:00:00Z',
    reason: '',
    lines: [
      {
        title: 'برد',
        quantity: 1,
        unitRial: 100_000,
        totalRial: 100_000,
        discountRial: 1_000,
        taxRial: 9_900,
      },
    ],
    sumRial: 100_000,
    discountRial: 1_000,
    taxPercent: 10,
    taxRial: 9_900,
    payableRial: 108_900,
  };
  const draw = (parties: Pick<PaperInvoice, 'seller' | 'buyer'>) =>
    renderToStaticMarkup(<InvoicePaper invoice={{ ...invoice, ...parties }} subject={subject} />);

  // accepts 826
  it('names seller and buyer with what is known of them and leaves the rest out', () => {
    const seller = { ...none, name: 'شرکت آزما', nationalId: '14001234562', economicNumber: '411123456789' };
    const paper = draw({ seller, buyer: { ...none, name: 'دکتر رستگار', nationalId: '0012345679' } });
    for (const known of ['شرکت آزما', '14001234562', '411123456789', 'دکتر رستگار', '0012345679']) {
      expect(paper).toContain(known);
    }
    const names = [...paper.matchAll(/<dt>([^<]+)<\/dt>/g)].map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining([paperTexts.companyId, paperTexts.personId]));
    expect(names).not.toContain(paperTexts.postalCode);
    expect(names).not.toContain(paperTexts.address);
    expect(draw({ seller: null, buyer: null })).not.toContain('paper-parties');
  });

  // accepts 827
  it('says what of discount and tax falls on each line', () => {
    expect(draw({})).toMatch(/paper-share.*تخفیف.*۱٬۰۰۰.*مالیات.*۹٬۹۰۰/s);
  });
});

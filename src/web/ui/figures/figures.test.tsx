import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toTelephone } from '#kernel/to-telephone.ts';
import { Amount } from './amount.tsx';
import { ClampedText } from './clamped-text.tsx';
import { Code } from './code.tsx';
import { Count, ReadingValue, RecordNumber } from './count.tsx';
import { DateText } from './date-text.tsx';
import { DeviceName } from './device-name.tsx';
import { PhoneLink, PhoneText } from './phone-text.tsx';
import { PostalAddress } from './postal-address.tsx';

const draw = (figure: ReactNode) => renderToStaticMarkup(figure);

// accepts 722, 723
describe('a figure', () => {
  it('that is a code is an isolated run in Latin digits; a long one may break where a line ends', () => {
    expect(draw(<Code>27758398-1</Code>)).toBe('<bdi dir="ltr" class="code">27758398-1</bdi>');
    expect(draw(<Code className="chip">{'1'.repeat(24)}</Code>)).toContain('class="code code-long chip"');
  });

  it('that is a phone is a code, whatever digits it was written in', () => {
    const drawn = '<bdi dir="ltr" class="code">021-88990022</bdi>';
    expect(draw(<PhoneText>021-88990022</PhoneText>)).toBe(drawn);
    expect(draw(<PhoneText>۰۲۱-۸۸۹۹۰۰۲۲</PhoneText>)).toBe(drawn);
    expect(draw(<PhoneLink phone="۰۲۱-۸۸۹۹۰۰۲۲" />)).toBe(`<a href="tel:02188990022">${drawn}</a>`);
  });

  it('that is a phone with an extension keeps its number whole and dials no word', () => {
    const drawn = draw(<PhoneText>021-88990022 داخلی 3</PhoneText>);
    expect(drawn).toBe('<bdi><bdi dir="ltr" class="code">021-88990022</bdi> داخلی 3</bdi>');
    expect(toTelephone('۰۲۱-۸۸۹۹۰۰۲۲ داخلی ۳')).toBe('tel:02188990022');
    expect(toTelephone('+98 21 88990022')).toBe('tel:+982188990022');
  });

  it('that is an amount, a count or a date has Persian digits', () => {
    expect(draw(<Amount of={12_500_000_000} />)).toBe('<bdi class="figure">۱۲٬۵۰۰٬۰۰۰٬۰۰۰ ریال</bdi>');
    expect(draw(<Amount of={1_250} unit="toman" />)).toContain('۱٬۲۵۰ تومان');
    expect(draw(<Amount of={1_250} unit="none" />)).toContain('>۱٬۲۵۰<');
    expect(draw(<Count>{1_250}</Count>)).toBe('<bdi>۱٬۲۵۰</bdi>');
    expect(draw(<RecordNumber>1250</RecordNumber>)).toBe('<bdi>۱۲۵۰</bdi>');
    expect(draw(<ReadingValue of={{ value: '38.1', unit: 'bar' }} />)).toBe('<bdi>۳۸٫۱</bdi> <bdi>bar</bdi>');
    expect(draw(<DateText at="2026-11-06" />)).toBe('<time dateTime="2026-11-06">۱۵ آبان ۱۴۰۵</time>');
    expect(draw(<DateText at="2026-11-06" form="short" />)).toContain('>۱۵ آبان<');
    expect(draw(<DateText at="2026-11-06T06:42:00Z" form="moment" />)).toContain('آبان\u00A0۱۴۰۵، ۱۰:۱۲');
  });

  it('that is an address keeps telephones in it whole, in Latin digits, and dates as they are', () => {
    const drawn = draw(
      <PostalAddress>12 خیابان کارگر، تلفن ۰۲۱-۸۸۹۹۰۰۲۲، 021 8899، ۱۴۰۵/۰۸/۱۵</PostalAddress>,
    );
    expect(drawn).toMatch(/^<address dir="auto" class="postal">12 خیابان/);
    for (const run of ['021-88990022', '021 8899', '۱۴۰۵/۰۸/۱۵'])
      expect(drawn).toContain(`<bdi dir="ltr" class="code">${run}</bdi>`);
  });
});

// accepts 724
describe('a text that may be cut', () => {
  it('keeps each code in one piece', () => {
    expect(draw(<ClampedText>دستگاه CG-4 و GLU-500</ClampedText>)).toBe(
      '<bdi class="clamp" title="دستگاه CG-4 و GLU-500">دستگاه <span class="code">CG-4</span> و <span class="code">GLU-500</span></bdi>',
    );
  });

  it('puts the model of a device first, before the words that are cut', () => {
    expect(draw(<DeviceName>بیوشیمی BA-480 خودکار</DeviceName>)).toMatch(
      /^<span class="device-name"[^>]*><bdi dir="ltr" class="code">BA-480<\/bdi> <bdi class="clamp"[^>]*>بیوشیمی خودکار</,
    );
    expect(draw(<DeviceName>سانتریفیوژ</DeviceName>)).toMatch(/<bdi class="clamp">سانتریفیوژ</);
  });
});

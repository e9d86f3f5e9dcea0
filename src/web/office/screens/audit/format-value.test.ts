import { describe, expect, it } from 'vitest';
import { formatValue, nameField } from './format-value.ts';

const show = (value: unknown, field = '', action = 'device.change', subjectKind = 'device') =>
  formatValue(value, { action, subjectKind, field });

describe('a value of the audit trail', () => {
  it('is shown as the screens show it', () => {
    expect(show(2, '', 'repair.move', 'repair')).toBe('دستگاه دریافت شد');
    expect(show('needs_review', '', 'payment.ask', 'payment')).toBe('نیازمند بررسی');
    expect(show('disabled', 'state', 'staff.disable', 'staff')).toBe('غیرفعال');
    expect(show(5_000_000, 'amountRial')).toBe('۵٬۰۰۰٬۰۰۰ ریال');
    expect(show(95, 'taxTenths')).toBe('۹٫۵');
    expect(show('2026-03-21', 'warrantyUntil')).toBe('۱ فروردین ۱۴۰۵');
    expect(show(true, 'isShown')).toBe('بله');
    expect(show(['desk', 'manager'], 'roles')).toBe('میز تعمیرات، مدیر');
    expect(show('totp', 'method', 'session.begin', 'session')).toBe('کد برنامهٔ ورود');
    expect(show('repaired', 'result', 'servicereport.release', 'repair')).toBe('تعمیر شد');
    expect(show(null)).toBe('—');
    expect(show('09120000000', 'mobile')).toBe('09120000000');
  });

  it('reads lines of a bill and accessories as one', () => {
    expect(show([{ title: 'برد', quantity: 2, unitRial: 1_000 }])).toBe('برد × ۲ (۱٬۰۰۰ ریال)');
    expect(show([{ name: 'کابل برق', count: 1 }], 'accessories')).toBe('کابل برق × ۱');
    expect(show({ rows: 12, format: 'csv' })).toBe('شمار ردیف‌ها: ۱۲؛ قالب فایل: csv');
  });

  it('is shown as it was written when it only looks like something else', () => {
    for (const text of [
      '1405-13-41',
      '2026-03-21T secret',
      '2026-03-21Tconstructor',
      'constructor',
      '__proto__',
    ]) {
      expect(show(text, 'name')).toBe(text);
      expect(show([text], 'roles')).toBe(text);
      expect(show(text, '', 'staff.change', 'staff')).toBe(text);
      expect(nameField([text])).toBe(text);
    }
  });

  it('is called by the group it stands in and its own name', () => {
    expect(nameField(['reminders', 'shipping'])).toBe('یادآوری به مشتری، در انتظار ارسال به شرکت');
    expect(nameField(['somethingNew'])).toBe('somethingNew');
  });
});

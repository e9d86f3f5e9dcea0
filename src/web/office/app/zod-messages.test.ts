import { expect, it } from 'vitest';
import { z } from 'zod';
import { setPersianZodMessages } from './zod-messages.ts';

const faultOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

// accepts 598
it('says in Persian what a rule without words of its own refuses, and leaves the others theirs', () => {
  setPersianZodMessages();
  expect(faultOf(z.string().max(5), 'xxxxxx')).toBe('بیش از ۵ نویسه است؛ کوتاه‌ترش کنید.');
  expect(faultOf(z.string().min(2), 'x')).toBe('دست‌کم ۲ نویسه بنویسید.');
  expect(faultOf(z.number(), 'x')).toBe('این مقدار درست نیست.');
  expect(faultOf(z.string().min(2, 'نام را بنویسید.'), '')).toBe('نام را بنویسید.');
});

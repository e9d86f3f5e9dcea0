import { expect, it } from 'vitest';
import { refuseUnsendableFile } from './refuse-unsendable-file.ts';

const mebibyte = 1_048_576;

// accepts 502, 503, 504
it.each([
  { type: 'image/png', size: 0, says: 'این فایل خالی است.' },
  { type: 'image/jpeg', size: 10 * mebibyte + 1, says: 'تصویر باید کوچک‌تر از ۱۰ مگابایت باشد.' },
  { type: 'application/pdf', size: 50 * mebibyte + 1, says: 'پی‌دی‌اف باید کوچک‌تر از ۵۰ مگابایت باشد.' },
  { type: 'video/mp4', size: 500 * mebibyte + 1, says: 'ویدئو باید کوچک‌تر از ۵۰۰ مگابایت باشد.' },
  { type: '', size: 500 * mebibyte + 1, says: 'فایل باید کوچک‌تر از ۵۰۰ مگابایت باشد.' },
])('says why $type of $size bytes is not worth sending', ({ says, ...file }) => {
  expect(() => refuseUnsendableFile(file)).toThrow(says);
});

it('lets the server judge what says nothing, or something else, about itself', () => {
  for (const type of ['', 'application/zip', 'text/plain'])
    expect(() => refuseUnsendableFile({ type, size: 40 * mebibyte })).not.toThrow();
});

import { createFormControl } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { OfficeFailure } from '../office-failure.ts';
import { placeFailure } from './place-failure.ts';

const refuse = (fields: Record<string, string>) =>
  new OfficeFailure({ code: 'invalid_input', message: 'نشد', httpStatus: 400, fields, details: {} });

const createForm = () => {
  const { getValues } = createFormControl({ defaultValues: { finding: '', parts: [{ title: '' }] } });
  return { getValues, setError: vi.fn() };
};

it('puts the sentences of the server beside their fields, with the focus on the first', () => {
  const form = createForm();
  expect(placeFailure(form, refuse({ finding: 'کوتاه', 'parts.0.title': 'خالی' }))).toBeUndefined();
  expect(form.setError.mock.calls).toEqual([
    ['finding', { type: 'server', message: 'کوتاه' }, { shouldFocus: true }],
    ['parts.0.title', { type: 'server', message: 'خالی' }, { shouldFocus: false }],
  ]);
  const rest = refuse({ finding: 'کوتاه', rev: 'کهنه' });
  expect(placeFailure(createForm(), rest)).toBe(rest);
});

it('finds the fields of a form that is one part of the call, and leaves the focus of a typist alone', () => {
  const form = createForm();
  const failure = refuse({ 'document.parts.0.title': 'خالی' });
  expect(placeFailure(form, failure, { within: 'document.', isSavedWhileTyped: true })).toBeUndefined();
  expect(form.setError.mock.calls).toEqual([
    ['parts.0.title', { type: 'server', message: 'خالی' }, { shouldFocus: false }],
  ]);
});

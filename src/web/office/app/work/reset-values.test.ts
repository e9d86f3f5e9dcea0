import { createFormControl } from 'react-hook-form';
import { expect, it } from 'vitest';
import { resetValues } from './reset-values.ts';

it('keeps what is typed before the fields are drawn again', async () => {
  const form = createFormControl({ defaultValues: { title: 'old', rows: [{ name: 'one' }] } });
  const { onChange } = form.register('title');
  form.register('rows.0.name');
  resetValues(form, { title: 'new', rows: [] });
  expect(form.getValues()).toEqual({ title: 'new', rows: [] });
  await onChange({ target: { name: 'title', value: 'typed' }, type: 'change' });
  expect(form.getValues()).toEqual({ title: 'typed', rows: [] });
});

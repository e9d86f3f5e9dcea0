import { expect, it } from 'vitest';
import { markNumberRuns, unmarkText } from './mark-number-runs.ts';

// accepts 645
it('marks each joined number in a field, once, and takes the marks off again', () => {
  const typed = 'تهران، پلاک ۱۲، تلفن 021-88990022، همراه ۰۹۱۲-۳۴۵';
  const marked = markNumberRuns(typed);
  expect(marked).toBe('تهران، پلاک ۱۲، تلفن \u200E021-88990022، همراه \u200E۰۹۱۲-۳۴۵');
  expect(markNumberRuns(marked)).toBe(marked);
  expect(unmarkText(marked)).toBe(typed);
});

import { expect, it } from 'vitest';
import { listToasts, showToast } from './toast-store.ts';

const undo = async () => {};

// accepts 765
it('takes an undo away once something else happened to what it is about', () => {
  showToast('نخست', { about: '27592953', undo });
  showToast('دیگری', { about: '14051010', undo });
  showToast('دوم', { about: '27592953', undo });
  showToast('یادداشت');
  expect(listToasts().map(({ text }) => text)).toEqual(['دیگری', 'دوم', 'یادداشت']);
});

import { describe, expect, it } from 'vitest';
import { statusIds } from '#contract/repair/statuses.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { nextActionTexts } from '#web/texts/office/request.ts';
import { nameMove, nameMoveAction } from './name-move.rules.ts';

const forbidden = /مرسوله|بسته|ارسال|فرست|دریافت|تحویل|بازگشت|بازگردان/;

// accepts 757
describe('the desk and a repair in place', () => {
  it.each(statusIds)('name the move to %i without parcels and receiving', (to) => {
    for (const kind of ['forward', 'unrepaired', 'cancel', 'back'] as const) {
      expect(nameMove({ kind, to }, true)).not.toMatch(forbidden);
      expect(nameMoveAction({ kind, to }, true)).not.toMatch(forbidden);
    }
  });

  it('have words of their own in the queue and on the page', () => {
    const { toInPlace, unrepairedInPlace } = queueTexts.next;
    const { visit, handOver, confirmed, endUnrepaired } = nextActionTexts;
    for (const text of [
      ...Object.values(toInPlace),
      unrepairedInPlace,
      visit,
      handOver,
      confirmed,
      endUnrepaired,
    ])
      expect(text).not.toMatch(forbidden);
  });
});

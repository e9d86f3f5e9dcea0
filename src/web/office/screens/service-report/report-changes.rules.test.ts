import { describe, expect, it } from 'vitest';
import { emptyReport } from '#contract/repair/service-report.ts';
import { mergeReports } from './report-changes.rules.ts';

const base = { ...emptyReport, finding: 'یافته', work: 'کار', reason: '' };

describe('two texts of one report', () => {
  // accepts 803
  it('become one where each changed other fields', () => {
    const mine = { ...base, finding: 'یافتهٔ من' };
    const theirs = { ...base, work: 'کار او', reason: 'دلیل او' };
    // What they left alone is not put into the form again: it would draw the rows of parts anew under the typist.
    expect(mergeReports({ base, mine, theirs })).toEqual({
      merged: { work: 'کار او', reason: 'دلیل او' },
      toChoose: [],
    });
  });

  it('are chosen of where both changed the same field, and everywhere without a common base', () => {
    const mine = { ...base, finding: 'یافتهٔ من' };
    const theirs = { ...base, finding: 'یافتهٔ او', work: 'کار او' };
    expect(mergeReports({ base, mine, theirs })).toEqual({
      merged: { work: 'کار او' },
      toChoose: ['finding'],
    });
    expect(mergeReports({ base: undefined, mine, theirs }).toChoose).toEqual(['finding', 'work']);
  });

  it('keep number and name of one technician together', () => {
    const mine = { ...base, technicianId: 1, technicianName: 'کاوه رستمی' };
    const theirs = { ...base, technicianId: 2, technicianName: 'مینا کریمی' };
    expect(mergeReports({ base, mine, theirs })).toEqual({ merged: {}, toChoose: ['technicianId'] });
    expect(mergeReports({ base, mine: base, theirs })).toEqual({
      merged: { technicianId: 2, technicianName: 'مینا کریمی' },
      toChoose: [],
    });
  });
});

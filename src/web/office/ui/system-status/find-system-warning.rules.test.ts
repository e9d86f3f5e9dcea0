import { describe, expect, it } from 'vitest';
import { findSystemWarning } from './find-system-warning.rules.ts';

const fine = {
  backups: { schedule: 'daily', warning: null, runs: [{ state: 'done' }] },
  disk: { state: 'fine' },
} as const;
const change = (backups: object, disk: object = {}) =>
  findSystemWarning({ backups: { ...fine.backups, ...backups }, disk: { ...fine.disk, ...disk } });

// accepts 697
describe('what managers hear on every screen', () => {
  it('is nothing while all is well, or while the demo is tried', () => {
    expect(change({})).toBeUndefined();
    expect(change({ schedule: 'off', warning: 'never', runs: [] })).toBeUndefined();
    expect(change({}, { state: 'low' })).toBeUndefined();
    expect(change({ runs: [{ state: 'running' }, { state: 'done' }] })).toBeUndefined();
  });

  it('is a backup that is old, missing or failed, and before all a full disk', () => {
    expect(change({ warning: 'old' })).toBe('backupOld');
    expect(change({ warning: 'old', schedule: 'off' })).toBe('backupOld');
    expect(change({ warning: 'never', runs: [] })).toBe('backupNever');
    expect(change({ runs: [{ state: 'running' }, { state: 'failed' }, { state: 'done' }] })).toBe(
      'backupFailed',
    );
    expect(change({ warning: 'old' }, { state: 'full' })).toBe('diskFull');
  });
});

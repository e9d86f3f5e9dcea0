import { expect, it } from 'vitest';
import { sampleRequest } from '#kit/repair-samples.ts';
import { findReceivedAt } from './find-received-at.ts';

it('a device that came twice was received the last time', () => {
  const entry = { kind: 'status' as const, fromStatusId: null, title: '', by: 'desk' as const, note: null };
  const timeline = [
    { ...entry, id: 1, statusId: 2 as const, at: '2026-11-01T00:00:00Z' },
    { ...entry, id: 2, statusId: 1 as const, at: '2026-11-02T00:00:00Z' },
    { ...entry, id: 3, statusId: 2 as const, at: '2026-11-03T00:00:00Z' },
    { ...entry, id: 4, statusId: 2 as const, kind: 'note' as const, at: '2026-11-04T00:00:00Z' },
  ];
  expect(findReceivedAt(sampleRequest(2, { timeline }))).toBe('2026-11-03T00:00:00Z');
  expect(findReceivedAt(sampleRequest(0))).toBeUndefined();
});

import { queryOptions } from '@tanstack/react-query';
import { staffCalls } from '#contract/office/calls/staff-calls.ts';
import { officeClient } from '../office-call.ts';

export const staff = officeClient(staffCalls);

export const staffQueries = {
  all: ['staff'] as const,
  list: () =>
    queryOptions({
      queryKey: ['staff', 'list'],
      queryFn: async () => {
        const items = await staff.listStaff();
        return { total: items.length, items };
      },
    }),
  one: (id: number) =>
    queryOptions({ queryKey: ['staff', 'one', id], queryFn: () => staff.getStaff({ id }) }),
};

export type StaffRow = Awaited<ReturnType<typeof staff.listStaff>>[number];

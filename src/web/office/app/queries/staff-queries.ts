import { queryOptions } from '@tanstack/react-query';
import { officeClient } from '../office-client.ts';

export const staffClient = officeClient({
  listStaff: 'get /staff',
  getStaff: 'get /staff/{id}',
  inviteStaff: 'post /staff',
  reinviteStaff: 'post /staff/{id}/invitation',
  changeStaff: 'put /staff/{id}',
  disableStaff: 'post /staff/{id}/disable',
  enableStaff: 'post /staff/{id}/enable',
  unlockStaff: 'post /staff/{id}/unlock',
  endStaffSessions: 'delete /staff/{id}/sessions',
  endStaffSession: 'delete /staff/{id}/sessions/{sessionId}',
});

export const staffQueries = {
  all: ['staff'] as const,
  list: () =>
    queryOptions({
      queryKey: ['staff', 'list'],
      queryFn: async () => {
        const items = await staffClient.listStaff();
        return { total: items.length, items };
      },
    }),
  one: (id: number) =>
    queryOptions({ queryKey: ['staff', 'one', id], queryFn: () => staffClient.getStaff({ id }) }),
};

export type StaffRow = Awaited<ReturnType<typeof staffClient.listStaff>>[number];

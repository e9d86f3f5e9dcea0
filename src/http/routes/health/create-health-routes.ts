import { type Door, readMethods } from '../../door.ts';
import { jsonAnswer } from '../../json-answer.ts';

export type Readiness = { isDraining: () => boolean; ping: () => Promise<void> };

/** `/healthz`: the process lives. Asks nobody else, so a supervisor never restarts us for the database's sake. */
export const createHealthDoor = (): Door => ({
  prefix: '/healthz',
  methods: readMethods,
  urgency: 5,
  handle: () => jsonAnswer({ status: 'ok' }),
  refuse: ({ httpStatus, headers }) => jsonAnswer({ status: 'refused' }, httpStatus, headers),
});

/** `/readyz`: this process can serve now. Tells only yes or no. */
export const createReadyDoor = ({ isDraining, ping }: Readiness): Door => ({
  prefix: '/readyz',
  methods: readMethods,
  urgency: 5,
  handle: async () => {
    if (isDraining()) return jsonAnswer({ status: 'draining' }, 503);
    try {
      await ping();
      return jsonAnswer({ status: 'ready' });
    } catch {
      return jsonAnswer({ status: 'not ready' }, 503);
    }
  },
  refuse: ({ httpStatus, headers }) => jsonAnswer({ status: 'refused' }, httpStatus, headers),
});

import { setTimeout as pause } from 'node:timers/promises';
import type { OfficePerson } from './enter-office.ts';
import { readWaits, type Waits } from './visit-at-pace.ts';

const everyMs = 200;

type Device = { serialNumber: string; address: string };

/** Saves a device again and again while others work; returns how long each save took. */
export const savePeriodically = (person: OfficePerson, serial: string): (() => Promise<Waits>) => {
  const waits: number[] = [];
  let refused = 0;
  let isOver = false;
  const headers = { 'content-type': 'application/json' };
  const work = async (): Promise<void> => {
    for (let round = 0; !isOver; round += 1) {
      const known = await person.call(`/devices/${serial}`).catch(() => undefined);
      // The server lets go of connections that rest; one that it let go in this very moment is opened again.
      if (!known) continue;
      const { device } = (await known.json()) as { device: Device };
      const body = JSON.stringify({ ...device, address: `نشانی ${round}` });
      const begun = performance.now();
      const answer = await person.call(`/devices/${serial}`, { method: 'PUT', headers, body });
      await answer.arrayBuffer();
      waits.push(performance.now() - begun);
      if (!answer.ok) refused += 1;
      await pause(everyMs);
    }
  };
  const done = work();
  return async () => {
    isOver = true;
    await done;
    return { ...readWaits(waits), refused };
  };
};

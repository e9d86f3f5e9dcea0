import { repairBasePath } from '#contract/repair/calls.ts';
import type { RepairClient } from '#contract/repair/client.ts';
import { getBrowserCall } from '../../api/browser-call.ts';
import { readKept, removeKept, writeKept } from './kept-memory.ts';

const keptName = 'lab';

/** This tab shows a device that was opened from the list of all devices. */
export const keepLabDevice = (soldProductId: number): void => writeKept(keptName, String(soldProductId));

/** A tab stays with its device, whatever other tabs of the same list opened meanwhile. */
export const bindTabToDevice = (client: RepairClient): RepairClient => ({
  ...client,
  currentSession: async () => {
    const soldProductId = Number(readKept(keptName));
    if (!soldProductId) return client.currentSession();
    // Not by a client: the table of the lab's calls would be loaded with every portal.
    const opened = await getBrowserCall()
      .change(
        new Request(`${window.location.origin}${repairBasePath}/Lab/Open`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ soldProductId }),
        }),
      )
      .catch(() => undefined);
    if (opened?.ok) return client.currentSession();
    // The cookie is shared: without an answer it may stand for the device that another tab opened last.
    if (opened?.status !== 401) return { kind: 'failed', cause: opened };
    // The device left the list, or the list ended: another tab's device is not shown instead.
    removeKept(keptName);
    return { kind: 'ok', data: { view: null, challenge: null }, message: '' };
  },
  verifyCode: async (...input) => {
    const answer = await client.verifyCode(...input);
    if (answer.kind === 'ok') removeKept(keptName);
    return answer;
  },
});

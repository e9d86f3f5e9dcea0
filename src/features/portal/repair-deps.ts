import type { CodeDeps } from '#features/one-time-code/index.ts';
import type { UsualDurations } from '#features/reports/index.ts';
import type { Captcha } from '#ports/captcha.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { TimingEqualizer } from './timing-equalizer.ts';

/** What the portal's calls need. */
export type RepairDeps = CodeDeps & {
  captcha: Captcha;
  /** Whether a new request goes on to 1 by itself; the desk decides otherwise, and always for repair in place. */
  acceptsAtOnce: boolean;
  /** Where customers' photos lie; not where the site's pictures do. */
  photos: MediaStore;
  /** Where the company's photos lie, those of service reports among them. */
  deskPhotos: MediaStore;
  timing: TimingEqualizer;
  /** The ceiling of one online payment, unless the company's settings name another. */
  onlineMaxRial: number;
  /** How long each step usually takes. */
  usualDurations: () => Promise<UsualDurations>;
  /** A notice was queued: send it now rather than at the next poll. */
  nudgeOutbox: () => void;
};

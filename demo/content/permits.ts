import { hardwarePermits } from './permits/hardware-permits.ts';
import { softwarePermits } from './permits/software-permits.ts';
import type { DemoContent } from './shapes.ts';

/** permitType 1 is software, 0 is hardware. */
export type DemoPermit = DemoContent & { permitType: 0 | 1 };

export const permits: DemoPermit[] = [...softwarePermits, ...hardwarePermits];

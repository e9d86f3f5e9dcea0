import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The load of this process: 0 is normal; at each level above it another class of requests is refused. */
export type Pressure = {
  level: () => number;
  /** Counts a request in; call what it gives when the request is done. */
  enter: () => () => void;
  stop: () => void;
};

/**
 * How long requests are still accepted under load: level n refuses urgency n and below. Pages and suggestions while
 * typing go first, since both can be had again; paying, at 5, is never refused, for the highest level is 4.
 */
export type Urgency = 1 | 2 | 3 | 4 | 5;

const windowMs = 1_000;
/** Up to this many requests, event loop delay is not counted as load. */
const smallCrowd = 20;

/** Steps of requests under way, of lateness of the event loop in milliseconds, of memory as a share of the limit. */
const crowdSteps = [200, 300, 400, 800];
const latenessSteps = [250, 500, 1_000, 2_000];
const memorySteps = [0.85, 0.95];

/** Measures once a second, over the second that has passed; requests under way count at once. */
export const measurePressure = (): Pressure => {
  const delays = monitorEventLoopDelay({ resolution: 20 });
  delays.enable();
  const memoryLimit = process.constrainedMemory();
  let underWay = 0;
  let lateness = 0;
  let wasLate = 0;
  let fullness = 0;

  const timer = setInterval(() => {
    // One slow second may be a garbage collection or a first rendering; two in a row are a crowd.
    const late = delays.percentile(99) / 1e6;
    lateness = Math.min(late, wasLate);
    wasLate = late;
    delays.reset();
    fullness = memoryLimit > 0 ? process.memoryUsage.rss() / memoryLimit : 0;
  }, windowMs);
  timer.unref();

  return {
    level: () =>
      Math.max(
        stepOf(underWay, crowdSteps),
        underWay > smallCrowd ? stepOf(lateness, latenessSteps) : 0,
        stepOf(fullness, memorySteps),
      ),
    enter: () => {
      underWay += 1;
      return () => {
        underWay -= 1;
      };
    },
    stop: () => {
      clearInterval(timer);
      delays.disable();
    },
  };
};

const stepOf = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value > step).length;

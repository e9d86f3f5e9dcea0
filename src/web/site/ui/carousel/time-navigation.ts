import type { EmblaCarouselType } from 'embla-carousel';

const frameMs = 1000 / 60;
// Embla runs two steps at once on the first frame of a movement; they take no time.
const freeSteps = 2;

/** How far along a movement is, 0 to 1: quick to start, gentle to stop. */
const easeOut = (progress: number): number => 1 - (1 - progress) ** 3;

type ScrollBody = ReturnType<EmblaCarouselType['internalEngine']>['scrollBody'];

/**
 * Makes every navigation of the carousel (buttons, dots, keys, autoplay) take exactly `durationMs`.
 *
 * Embla's own `duration` is the stiffness of a spring, not a time. Its engine asks `scrollBody.seek` once per
 * sixtieth of a second where the row should be, so this replaces `seek` by a clock: a movement starts when
 * the target jumps away, and ends `durationMs` later. The distance still to go is measured from the target,
 * because a looping row shifts both by the same amount. Dragging keeps embla's spring, so that the row
 * follows the finger; the clock takes over again when the row has come to rest.
 */
export const timeNavigation = (embla: EmblaCarouselType, durationMs: number): void => {
  const install = () => {
    const engine = embla.internalEngine();
    const spring = engine.scrollBody;
    const clock = createClock(engine, spring, durationMs);
    engine.scrollBody = clock;
    return { engine, spring, clock };
  };
  let current = install();
  embla
    .on('reInit', () => {
      current = install();
    })
    .on('pointerDown', () => {
      current.engine.scrollBody = current.spring;
    })
    .on('settle', () => {
      current.engine.scrollBody = current.clock;
    });
};

const createClock = (
  { location, previousLocation, target }: ReturnType<EmblaCarouselType['internalEngine']>,
  spring: ScrollBody,
  durationMs: number,
): ScrollBody => {
  const steps = Math.round(durationMs / frameMs) + freeSteps;
  let distance = 0;
  let remaining = 0;
  let step = 0;

  const seek = (): ScrollBody => {
    if (!spring.duration()) {
      spring.seek();
      remaining = 0;
      return clock;
    }
    const displacement = target.get() - location.get();
    if (Math.abs(displacement - remaining) > 0.01) {
      distance = displacement;
      step = 0;
    }
    step += 1;
    remaining = step >= steps ? 0 : distance * (1 - easeOut(step / steps));
    previousLocation.set(location);
    location.set(target.get() - remaining);
    return clock;
  };

  const clock: ScrollBody = {
    ...spring,
    seek,
    direction: () => Math.sign(distance),
    velocity: () => distance / steps,
    useDuration: (duration) => {
      spring.useDuration(duration);
      return clock;
    },
    useFriction: (friction) => {
      spring.useFriction(friction);
      return clock;
    },
    useBaseDuration: () => {
      spring.useBaseDuration();
      return clock;
    },
    useBaseFriction: () => {
      spring.useBaseFriction();
      return clock;
    },
  };
  return clock;
};

/** After `g` the next letter names a section, so long as it comes soon; a screen's own keys wait that long. */
const leaderTimeoutMs = 1_500;
let pressedAt = Number.NEGATIVE_INFINITY;

export const pressLeaderKey = (at: number): void => {
  pressedAt = at;
};

export const releaseLeaderKey = (): void => {
  pressedAt = Number.NEGATIVE_INFINITY;
};

export const isAfterLeader = (at: number): boolean => at - pressedAt < leaderTimeoutMs;

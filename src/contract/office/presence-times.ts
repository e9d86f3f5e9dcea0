/**
 * An open editor sends a signal every `signalMs`; a person is named while the last signal is at most `shownMs` old.
 * With the time until the next poll that is within 15 seconds of opening, and less than 60 after the last signal.
 */
export const presenceTimes = { signalMs: 10_000, shownMs: 45_000 } as const;

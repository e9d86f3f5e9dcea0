/** Born further in the future than this: the clock was set back, and nobody knows how old it is. */
export const clockSlackMs = 5_000;

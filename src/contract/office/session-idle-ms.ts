/** After this long without work a session ends. */
export const sessionIdleMs = 30 * 60_000;

/** Who did something; without an id it was a command, the system, or someone who did not get in. */
export type Person = { staffId: number | null; name: string };

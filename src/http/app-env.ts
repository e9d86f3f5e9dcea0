/**
 * What every door is told about a request besides the request itself. Made once at the entrance, so that no
 * door reads forwarded headers or invents ids of its own.
 */
export type RequestFacts = {
  requestId: string;
  /** The caller's address as far as it can be trusted; for limits only, never logged. */
  clientAddress: string;
};

export type DoorEnv = { Bindings: RequestFacts };

/** The call was not made: as many as allowed are already under way. */
export class TooManyAtOnce extends Error {
  override name = 'TooManyAtOnce';

  constructor() {
    super('Too many calls are under way');
  }
}

/**
 * Makes a runner that refuses at once what goes beyond `limit`. Nothing queues: a person who waits is better
 * served by a quick answer, and a slow provider must not hold the rest of the server.
 */
export function withConcurrencyLimit(limit: number) {
  let running = 0;
  return async <Result>(call: () => Promise<Result>): Promise<Result> => {
    if (running >= limit) throw new TooManyAtOnce();
    running += 1;
    try {
      return await call();
    } finally {
      running -= 1;
    }
  };
}

import { AwsClient } from 'aws4fetch';
import { withBreaker } from '../with-breaker.ts';

export type S3Options = {
  /** `https://s3.example.ir`, without the bucket. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For one call until the head of the answer comes, and between two pieces of its body. */
  timeoutMs?: number;
};

/** The store did not do what was asked, and may later. The message holds neither key nor address. */
export class StoreFailure extends Error {
  override name = 'StoreFailure';
}

/** The store answers with a refusal: asking again at once would change nothing. */
class StoreRefusal extends StoreFailure {}

export type CallS3 = (
  path: string,
  init: RequestInit & {
    /** Statuses that are an answer; every other is a failure. */
    good: readonly number[];
    /** More time than usual, for what takes long to send. */
    timeoutMs?: number;
  },
) => Promise<Response>;

/** How often in a row the store may fail before calls to it are refused at once, and for how long. */
const failuresToOpen = 3;
const openMs = 5_000;

/** Signed calls below one bucket, by path-style addresses and signature version 4. */
export const createS3Caller = ({
  endpoint,
  bucket,
  timeoutMs: defaultTimeoutMs = 10_000,
  ...account
}: S3Options): CallS3 => {
  // An answer of 5xx or 429 is asked for again twice, a moment later; a store that hangs is left after the time.
  const client = new AwsClient({ ...account, service: 's3', retries: 2 });
  const root = `${endpoint}/${bucket}`;
  const guarded = withBreaker<Response>({
    failuresToOpen,
    openMs,
    isHarmlessError: (error) => error instanceof StoreRefusal,
  });
  const callOnce: CallS3 = async (path, { good, timeoutMs = defaultTimeoutMs, ...init }) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    const answer = await client
      .fetch(`${root}${path}`, { redirect: 'error', signal: late.signal, ...init })
      .catch((cause: unknown) => {
        throw new StoreFailure('the media store does not answer', { cause });
      })
      .finally(() => clearTimeout(timer));
    if (good.includes(answer.status)) return watchBody(answer, late, defaultTimeoutMs);
    await answer.body?.cancel();
    const Failure = answer.status < 500 && answer.status !== 429 ? StoreRefusal : StoreFailure;
    throw new Failure(`the media store answered ${answer.status}`);
  };
  return (path, init) =>
    guarded(() => callOnce(path, init)).catch((error: unknown) => {
      if (error instanceof StoreFailure) throw error;
      throw new StoreFailure('the media store was away a moment ago', { cause: error });
    });
};

/** The same answer, broken off when its body stands still: a film may take minutes, but never stops on the way. */
const watchBody = (answer: Response, late: AbortController, stillMs: number): Response => {
  if (!answer.body) return answer;
  const reader = answer.body.getReader();
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (out) => {
        const timer = setTimeout(() => late.abort(), stillMs);
        try {
          const part = await reader.read();
          if (part.done) out.close();
          else out.enqueue(part.value);
        } catch (cause) {
          out.error(new StoreFailure('the media store broke off', { cause }));
        } finally {
          clearTimeout(timer);
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
  return new Response(body, { status: answer.status, headers: answer.headers });
};

import { officeBasePath } from '#contract/office/office-base-path.ts';
import type { OfficeVisitor } from './office-visitor.ts';

/** Sends one file to the library as a browser does; `bytes` may be a stream that somebody breaks off. */
export const uploadOverHttp = (
  origin: string,
  visitor: OfficeVisitor,
  { name, bytes, type }: { name: string; bytes: Uint8Array | ReadableStream<Uint8Array>; type: string },
): Promise<Response> =>
  fetch(`${origin}${officeBasePath}/media`, {
    method: 'POST',
    body: bytes instanceof ReadableStream ? bytes : new Blob([Uint8Array.from(bytes)]),
    // Node needs to be told that a stream goes one way only.
    ...({ duplex: 'half' } as object),
    headers: {
      'user-agent': 'Test Browser',
      'x-forwarded-for': '203.0.113.9',
      'content-type': type,
      'x-file-name': encodeURIComponent(name),
      'x-xsrf-token': visitor.jar.get('XSRF-TOKEN') ?? '',
      cookie: visitor.cookieHeader(),
    },
  });

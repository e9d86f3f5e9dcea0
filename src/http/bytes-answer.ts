/** An answer whose length is known, so that HEAD carries it too. */
export const bytesAnswer = (
  body: string | Uint8Array,
  { status = 200, headers: given }: Pick<ResponseInit, 'status' | 'headers'>,
): Response => {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const headers = new Headers(given);
  headers.set('content-length', String(bytes.byteLength));
  // Typed as if it could be shared memory, which no bytes of ours are.
  return new Response(bytes as Uint8Array<ArrayBuffer>, { status, headers });
};

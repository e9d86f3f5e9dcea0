import { describe, expect, it } from 'vitest';
import { readPlainGet } from './read-plain-get.ts';

const read = (text: string, most = 16_384) => readPlainGet(Buffer.from(text, 'latin1'), most);
const head = (...lines: string[]) =>
  `${['GET /news HTTP/1.1', 'Host: localhost', ...lines].join('\r\n')}\r\n\r\n`;

describe('a plain request', () => {
  it('is read as a browser sends it', () => {
    const sent = head(
      'Connection: keep-alive',
      'sec-ch-ua: "Chromium";v="156", "Not)A;Brand";v="24"',
      'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'Accept-Language: fa-IR,fa;q=0.9',
      'Cookie: theme=dark',
      'If-None-Match: "abc-br"',
    );
    expect(read(sent)).toEqual({
      method: 'GET',
      url: '/news',
      hosts: ['localhost'],
      headerCount: 8,
      acceptEncoding: 'gzip, deflate, br, zstd',
      ifNoneMatch: '"abc-br"',
    });
  });

  it('may name its headers in any case and leave most of them out', () => {
    expect(read('GET / HTTP/1.1\r\nhOST:localhost\r\n\r\n')).toMatchObject({
      url: '/',
      hosts: ['localhost'],
    });
  });
});

describe('not plain, and left to the real reader', () => {
  it.each([
    ['not whole', 'GET /news HTTP/1.1\r\nHost: localhost\r\n'],
    ['nothing', ''],
    ['two requests', head() + head()],
    ['a request and the beginning of one', `${head()}GET /`],
    ['a body that was not announced', `${head()}abc`],
    ['an empty line before it', `\r\n${head()}`],
    ['another method', head().replace('GET', 'POST')],
    ['HEAD', head().replace('GET', 'HEAD')],
    ['an older version', head().replace('1.1', '1.0')],
    ['an absolute address', head().replace('/news', 'http://localhost/news')],
    ['two blanks', head().replace(' /news', '  /news')],
    ['no host', 'GET /news HTTP/1.1\r\nAccept: */*\r\n\r\n'],
    ['no header at all', 'GET /news HTTP/1.1\r\n\r\n'],
    ['two hosts', head('Host: localhost')],
    ['a body by its length', head('Content-Length: 3')],
    ['a body of length nothing', head('Content-Length: 0')],
    ['a body in chunks', head('Transfer-Encoding: chunked')],
    ['a body in chunks, spelt oddly', head('transfer-ENCODING:\tchunked')],
    ['a name with a blank before its colon', head('Transfer-Encoding : chunked')],
    ['a folded line', head('Accept: a', ' b')],
    ['a bare line feed', head('Accept: a\nTransfer-Encoding: chunked')],
    ['a bare carriage return', head('Accept: a\rTransfer-Encoding: chunked')],
    ['a zero byte', head('Accept: a\u0000b')],
    ['letters beyond ASCII', head('Accept: \u00e9')],
    ['a connection that shall close', head('Connection: close')],
    ['a connection that shall change', head('Connection: Upgrade', 'Upgrade: websocket')],
    ['a promise to wait', head('Expect: 100-continue')],
    ['two encodings', head('Accept-Encoding: br', 'Accept-Encoding: gzip')],
    ['a header without a name', head(': a')],
    ['a header without a colon', head('Accept')],
    ['a tab', head('Accept:\ta')],
  ])('%s', (_name, text) => {
    expect(read(text)).toBeUndefined();
  });

  it('more than the server would take', () => {
    expect(read(head(`Cookie: ${'a'.repeat(200)}`), 200)).toBeUndefined();
    expect(read(head(`Cookie: ${'a'.repeat(200)}`), 300)).toBeDefined();
  });
});

it.each([
  ['blanks that lead to nothing', `A:${' '.repeat(16_000)}\u0000`],
  ['many headers', `${'a: b\r\n'.repeat(24)}\u0000`],
  ['one long name', 'a'.repeat(16_000)],
  ['colons', `a${':'.repeat(16_000)}\u0000`],
])('%s cost no more time than other bytes', (_name, text) => {
  const started = performance.now();
  expect(read(head(text), 32_000)).toBeUndefined();
  // Reading 16 KB takes less than one; a pattern that goes back over them takes hundreds.
  expect(performance.now() - started).toBeLessThan(50);
});

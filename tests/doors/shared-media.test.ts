import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startS3 } from '#kit/start-s3.ts';
import { startServer } from '#kit/start-server.ts';

const s3 = await startS3();
afterAll(() => s3.close());

// accepts 703
it('Two processes with a disk each and one store serve the same picture', async () => {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3.options;
  const env = {
    DEMO: 'false',
    SIMULATORS: 'false',
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_REGION: region,
    MEDIA_S3_KEY_ID: accessKeyId,
    MEDIA_S3_SECRET: secretAccessKey,
  };
  const picture = readFileSync(
    join(import.meta.dirname, '..', 'fixtures', 'release-0.1.0', 'media', 'demo', 'page-9-low.webp'),
  );
  s3.objects.set('library/ab/one-high.webp', picture);
  const [one, other] = await Promise.all([startServer(env), startServer(env)]);
  for (const server of [one, other]) {
    const answer = await fetch(`${server.url}/media/library/ab/one-high.webp`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(Buffer.from(await answer.bytes())).toEqual(picture);
    expect(existsSync(join(server.dataDir, 'media/library/ab/one-high.webp'))).toBe(true);
    expect((await fetch(`${server.url}/media/library/ab/none.webp`)).status).toBe(404);
  }
  s3.failNext(100);
  expect((await fetch(`${one.url}/media/library/ab/later.webp`)).status).toBe(503);
  expect((await fetch(`${one.url}/media/library/ab/one-high.webp`)).status).toBe(200);
  expect(await one.stop()).toBe(0);
  expect(await other.stop()).toBe(0);
});

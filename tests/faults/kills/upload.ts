import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect } from 'vitest';
import { uploadOverHttp } from '#kit/upload-over-http.ts';
import type { Action, Found } from './action.ts';
import type { World } from './world.ts';

const filesBelow = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();

/** A paper and a picture by turns: the one is moved into its place, the other is made anew, in two sizes. */
const drawFile = async (round: number) =>
  round % 2 === 0
    ? {
        name: `کاتالوگ ${round}.pdf`,
        type: 'application/pdf',
        bytes: Buffer.concat([Buffer.from('%PDF-1.4\n'.padEnd(256)), randomBytes(600_000)]),
      }
    : {
        name: `نما ${round}.png`,
        type: 'image/png',
        bytes: await sharp(randomBytes(400 * 300 * 3), { raw: { width: 400, height: 300, channels: 3 } })
          .png()
          .toBuffer(),
      };

/** Sent in parts, so that the kill also falls while it is on its way. */
const inParts = (bytes: Uint8Array): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream({
    pull: async (out) => {
      await wait(1);
      out.enqueue(bytes.subarray(at, at + 65_536));
      at += 65_536;
      if (at >= bytes.length) out.close();
    },
  });
};

export const upload = ({ storage: { db }, dataDir, url, people: { editor } }: World): Action => {
  const media = join(dataDir, 'media');
  const library = join(media, 'library');
  const listParts = () => filesBelow(join(media, '.uploads'));
  const listFiles = async () => (await filesBelow(library)).map((path) => `/media/${relative(media, path)}`);
  const listNamed = async () =>
    (await db.selectFrom('media_file').selectAll().execute())
      .flatMap(({ address, address_low }) => (address_low ? [address, address_low] : [address]))
      .filter((address) => address.startsWith('/media/library/'))
      .toSorted();
  return {
    name: 'a file being uploaded',
    prepare: async (round) => {
      const file = await drawFile(round);
      const hash = createHash('sha256').update(file.bytes).digest('hex');
      const readEntry = async () => {
        const rows = await db.selectFrom('media_file').selectAll().where('hash', '=', hash).execute();
        const audits = await db
          .selectFrom('audit_event')
          .select('id')
          .where('deed', '=', 'media.upload')
          .where('thing_id', 'in', ['', ...rows.map(({ id }) => String(id))])
          .execute();
        expect(audits).toHaveLength(rows.length);
        return rows;
      };
      return {
        phones: [],
        send: () => uploadOverHttp(url, editor, { ...file, bytes: inParts(file.bytes) }),
        look: async (): Promise<Found> => {
          const rows = await readEntry();
          const leftovers = [...(await listParts()), ...(await listFiles())];
          // Every start finds a file that no entry names.
          await mkdir(join(library, 'ff'), { recursive: true });
          await writeFile(join(library, 'ff', `${'f'.repeat(32)}.pdf`), 'left by a crash');
          // An hour later nobody can be writing them any more; here that time passes at once.
          const earlier = new Date(Date.now() - 7_200_000);
          for (const path of await filesBelow(library)) await utimes(path, earlier, earlier);
          if (rows.length > 0) return 'done';
          return leftovers.length > (await listNamed()).length ? 'midway' : 'not done';
        },
        repeat: async () => {
          // What the start cleans up: part files, and files that no entry names.
          await expect.poll(listParts).toEqual([]);
          await expect.poll(listFiles).toEqual(await listNamed());
          const again = await uploadOverHttp(url, editor, file);
          expect(again.status).toBe(200);
          const [row, ...others] = await readEntry();
          expect([row?.name, others]).toEqual([file.name, []]);
          expect(await listFiles()).toEqual(await listNamed());
          const whole = join(media, relative('/media', row?.address ?? ''));
          if (row?.kind === 'pdf') expect((await stat(whole)).size).toBe(file.bytes.length);
          else expect(await sharp(whole).metadata()).toMatchObject({ width: 400, height: 300 });
        },
      };
    },
  };
};

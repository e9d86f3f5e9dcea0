import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createS3MediaStore } from '#adapters/media/s3.ts';

/** The command of a document, as it is typed there. */
const recipe = readFileSync('docs/two-machines.md', 'utf8');

// accepts 856
describe('the rehearsal of two machines', () => {
  it('starts the store by the command that the document gives, and the store keeps what a machine puts there', async () => {
    const [, file = '', options = ''] = /npm exec -- node (simulators\/\S+) (.+)/.exec(recipe) ?? [];
    const given = options.replace(/--port \d+/, '--port 0').split(' ');
    const child = spawn(process.execPath, [file, ...given], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const printed = await new Promise<string>((ready) =>
        child.stdout.once('data', (text) => ready(String(text))),
      );
      const endpoint = /http:\/\/[\d.:]+/.exec(printed)?.[0] ?? '';
      const account = { accessKeyId: 'rehearsal', secretAccessKey: 'rehearsal-secret', region: 'us-east-1' };
      const store = createS3MediaStore({ endpoint, bucket: 'azma', ...account });
      await store.save('a/b.txt', new Blob(['سلام']));
      expect((await store.find('a/b.txt'))?.size).toBe(8);
      const wrong = createS3MediaStore({ endpoint, bucket: 'azma', ...account, secretAccessKey: 'other' });
      await expect(wrong.find('a/b.txt')).rejects.toThrow();
    } finally {
      child.kill();
    }
  });

  it('names settings and files that exist', () => {
    const known = readFileSync('.env.example', 'utf8');
    const settings = [...recipe.matchAll(/^\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter((name) => !new RegExp(`^#? ?${name}=`, 'm').test(known))).toEqual([]);
    const files = [...recipe.matchAll(/(?:simulators|deploy|tests|src)\/[\w./-]+\.\w+/g)].map(
      ([name]) => name,
    );
    expect(files.filter((name) => !existsSync(name))).toEqual([]);
  });
});

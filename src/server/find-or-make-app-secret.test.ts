import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { findOrMakeAppSecret } from './find-or-make-app-secret.ts';

describe('the secret of an installation', () => {
  const dataDir = makeFolder('secret');

  it('is the configured one', () => {
    expect(findOrMakeAppSecret({ appSecret: 'configured', dataDir })).toBe('configured');
  });

  it('is otherwise made once, kept for the owner alone, and the same after a restart', () => {
    const secret = findOrMakeAppSecret({ appSecret: undefined, dataDir });
    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(findOrMakeAppSecret({ appSecret: undefined, dataDir })).toBe(secret);
    expect(statSync(join(dataDir, 'app-secret')).mode & 0o777).toBe(0o600);
  });

  it('is refused when its file holds nothing usable', () => {
    writeFileSync(join(dataDir, 'app-secret'), 'short');
    expect(() => findOrMakeAppSecret({ appSecret: undefined, dataDir })).toThrow(/no usable secret/);
  });
});

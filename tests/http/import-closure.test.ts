import { describe, expect, it } from 'vitest';
import { listImportClosure, listStaticImports } from '../../scripts/check/list-imports.ts';

describe('what a production server loads', () => {
  const closure = [...listImportClosure('src/main.ts')];

  // accepts 714
  it('holds neither the demo nor the simulators', () => {
    expect(closure.filter((file) => /^(demo|simulators)\//.test(file))).toEqual([]);
  });

  it('is really looked through', () => {
    expect(closure.length).toBeGreaterThan(150);
    expect(closure).toContain('src/features/payment/bank/settle-payment.ts');
    expect(listStaticImports('src/server/start-external-services.ts')).toContain(
      '#adapters/sms/kavenegar.ts',
    );
    // Known only by type, or brought later.
    expect(listStaticImports('src/server/start-external-services.ts').join()).not.toContain('#simulators');
    expect([...listImportClosure('scripts/draw-demo-media.ts')]).toContain('demo/pictures/clips.ts');
  });
});

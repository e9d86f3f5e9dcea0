import { describe, expect, it } from 'vitest';
import { createRepairClient } from './client.ts';

const origin = 'https://azma.example';
const answering = (body: unknown, status = 200) => {
  const seen: Request[] = [];
  const fetch = async (request: Request) => {
    seen.push(request);
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  return { seen, fetch };
};

describe('the repair client', () => {
  // accepts 322, 370, 371, 375
  it('sends each call as the contract writes it, in the letter case that callers have always used', async () => {
    const { seen, fetch } = answering({ status: 0, message: '', data: null });
    const client = createRepairClient({ fetch, origin });
    await client.authMobile({ serialNumber: 'LS/1 ۲', captcha: 'solved' });
    await client.saveRequest({ serialNumber: 'A', description: 'شرح', markazId: 0, repairInPlace: true });
    await client.saveAddress({ serialNumber: 'A', description: '', address: 'نشانی' });
    await client.savePolling({ requestId: 1, pollingDescription: 'متن', fCode: '10000000' });
    await client.verifyCode({ code: '123456', serialNumber: 'A' });
    const [ask, save, address, poll, verify] = seen;
    expect(ask?.url).toBe(`${origin}/repair-api/Product/AuthMobile?serialNumber=LS%2F1%20%DB%B2`);
    expect(ask?.headers.get('x-captcha')).toBe('solved');
    expect(await save?.json()).toEqual({
      SerialNumber: 'A',
      Description: 'شرح',
      MarkazId: 0,
      repairInPlace: true,
    });
    expect(await address?.json()).toEqual({ serialNumber: 'A', description: '', address: 'نشانی' });
    expect(await poll?.json()).toEqual({ requestId: 1, pollingDescription: 'متن', fCode: '10000000' });
    expect([verify?.method, await verify?.text()]).toEqual(['POST', '']);
  });

  it('hands calls that change something to the guarded fetch, and the others to the plain one', async () => {
    const plain = answering({ status: 0, message: '', data: { view: null, challenge: null } });
    const guarded = answering({ status: 0, message: 'خداحافظ', data: null });
    const client = createRepairClient({ fetch: plain.fetch, guardedFetch: guarded.fetch, origin });
    expect(await client.currentSession()).toEqual({
      kind: 'ok',
      message: '',
      data: { view: null, challenge: null },
    });
    expect(await client.signOut()).toEqual({ kind: 'ok', message: 'خداحافظ', data: null });
    expect([plain.seen.length, guarded.seen.length]).toEqual([1, 1]);
  });

  // accepts 860
  it('passes on the words of a server that knows no codes of ours', async () => {
    const plain = answering({ status: 44, message: 'سریال پیدا نشد', data: null });
    expect(await createRepairClient({ ...plain, origin }).authMobile({ serialNumber: 'A' })).toMatchObject({
      kind: 'refused',
      code: 'conflict',
      message: 'سریال پیدا نشد',
    });
    const silent = answering({ status: 44, message: ' ', data: null });
    expect(await createRepairClient({ ...silent, origin }).signOut()).toMatchObject({ code: 'unexpected' });
  });

  // accepts 861
  it('leaves empty parameters out', async () => {
    const { seen, fetch } = answering({ status: 0, message: '', data: null });
    const client = createRepairClient({ fetch, origin });
    await client.authMobile({ serialNumber: 'A', traceNumber: '' });
    await client.verifyCode({ code: '123456', serialNumber: 'A', traceNumber: '' });
    for (const { url } of seen) expect(url).not.toContain('traceNumber');
  });

  // accepts 383, 384
  it('tells a refusal, with its sentence and its wait, from a failure', async () => {
    const data = { code: 'too_many', requestId: 'x', retryAfterSeconds: 87 };
    const refusing = answering({ status: 6, message: 'صبر کنید', data }, 429);
    expect(await createRepairClient({ ...refusing, origin }).signOut()).toEqual({
      kind: 'refused',
      status: 6,
      code: 'too_many',
      message: 'صبر کنید',
      httpStatus: 429,
      retryAfterSeconds: 87,
    });
    for (const garbage of ['<html>', '{"status":0}', { status: 0, message: '', data: { wrong: true } }]) {
      const { kind } = await createRepairClient({ ...answering(garbage), origin }).currentSession();
      expect(kind).toBe('failed');
    }
    const away = async () => {
      throw new TypeError('fetch failed');
    };
    expect(await createRepairClient({ fetch: away, origin }).signOut()).toMatchObject({ kind: 'failed' });
  });
});

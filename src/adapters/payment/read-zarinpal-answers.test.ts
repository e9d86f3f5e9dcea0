import { expect, test } from 'vitest';
import { readEnvelope } from './call-zarinpal.ts';
import {
  readInquiryAnswer,
  readRequestAnswer,
  readUnverifiedAnswer,
  readVerifyAnswer,
} from './read-zarinpal-answers.ts';

const authority = 'A0000000000000000000000000007k2m9x4q';
const asked = { authority, amountRial: 4_500_000 };
const read = (body: unknown, status = 200) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return readVerifyAnswer(readEnvelope({ status, text }), asked);
};
const paid = { code: 100, ref_id: 48211905337 };

test('References come as numbers or text, large ones without loss', () => {
  expect(read({ data: paid, errors: [] })).toMatchObject({ outcome: 'paid', reference: '48211905337' });
  expect(read({ data: { ...paid, ref_id: '48211905337' }, errors: {} })).toMatchObject({
    reference: '48211905337',
  });
  const large = '{"data":{"code":100,"ref_id":98765432109876543210},"errors":[]}';
  expect(read(large)).toMatchObject({ outcome: 'paid', reference: '98765432109876543210' });
});

test.each([
  ['no reference', { data: { code: 100 }, errors: [] }],
  ['an empty reference', { data: { code: 100, ref_id: '' }, errors: [] }],
  ['the reference zero', { data: { code: 100, ref_id: 0 }, errors: [] }],
  ['a reference that is an object', { data: { code: 100, ref_id: {} }, errors: [] }],
  ['success and failure at once', { data: paid, errors: { code: -51 } }],
  ['no code', { data: [], errors: [] }],
  ['a code that is no whole number', { data: { ...paid, code: 100.5 }, errors: [] }],
  ['a code that is a word', { data: { ...paid, code: 'ok' }, errors: [] }],
  ['null', null],
  ['a list', []],
  ['text', '<html>'],
  ['nothing', ''],
])('%s leaves the outcome unknown', (_, body) => {
  expect(read(body).outcome).toBe('unknown');
});

test('A success under a server error or a redirect is not believed', () => {
  for (const status of [302, 500, 502, 503])
    expect(read({ data: paid, errors: [] }, status).outcome).toBe('unknown');
});

test('Too many calls is to be tried later, with or without a body', () => {
  expect(read('slow down', 429).outcome).toBe('retryLater');
  expect(read({ data: [], errors: [] }, 429).outcome).toBe('retryLater');
  expect(read({ data: [], errors: { code: -12 } }, 429).outcome).toBe('retryLater');
});

test('Errors inside a list of one are read', () => {
  expect(read({ data: {}, errors: [{ code: '-51' }] }, 401).outcome).toBe('notPaid');
});

test('A reply about another amount or another authority is not our payment', () => {
  expect(read({ data: { ...paid, amount: 4_500_001 }, errors: [] }).outcome).toBe('amountMismatch');
  expect(read({ data: { ...paid, amount: '4500000' }, errors: [] }).outcome).toBe('paid');
  expect(read({ data: { ...paid, authority: `${authority.slice(0, -1)}z` }, errors: [] }).outcome).toBe(
    'foreign',
  );
});

test('A whole card number is never passed on', () => {
  const answer = read({ data: { ...paid, card_pan: '6037991234564321' }, errors: [] });
  expect(answer).not.toHaveProperty('cardMasked');
});

test('A started payment needs a well-formed authority', () => {
  const start = (value: unknown) =>
    readRequestAnswer(
      readEnvelope({
        status: 200,
        text: JSON.stringify({ data: { code: 100, authority: value }, errors: [] }),
      }),
    );
  expect(start(authority).outcome).toBe('started');
  for (const bad of [undefined, 5, '', 'https://evil.example/pay', `${authority}/../x`]) {
    expect(start(bad).outcome).toBe('unknown');
  }
});

test('An inquiry with an unheard-of status is unknown', () => {
  for (const status of [undefined, 'TOTALLY_NEW', 'toString', 5]) {
    const answer = readInquiryAnswer({ code: 100, data: { status } });
    expect(answer.outcome).toBe('unknown');
  }
});

test('Unreadable rows do not hide the others, and a full list says that it may be cut', () => {
  const row = { authority, amount: '4500000', date: '2026-11-14 18:22:05' };
  const rows = [null, {}, { authority: 'x', amount: 1 }, row];
  expect(readUnverifiedAnswer({ code: 100, data: { authorities: rows } })).toEqual({
    outcome: 'listed',
    vendorCode: 100,
    authorities: [authority],
    mayBeCut: false,
  });
  const full = readUnverifiedAnswer({ code: 100, data: { authorities: Array(100).fill(row) } });
  expect(full).toMatchObject({ mayBeCut: true });
});

import { describe, expect, it } from 'vitest';
import { sampleAuth, sampleRequest, sampleView } from '#kit/repair-samples.ts';
import { deviceSearchTexts } from '#web/texts/repair.ts';
import { chooseStage, initialPortalState, type PortalState } from './portal-state.ts';
import { type PortalEvent, reducePortal } from './reduce-portal.ts';
import { emptySearch } from './search-values.ts';

const now = 1_000_000;
const deviceQuery = { serialNumber: 'AZ-1000', traceNumber: '' };
const opened: PortalEvent = { type: 'session-read', session: { view: null, challenge: null }, now };
const sent: PortalEvent = { type: 'code-sent', deviceQuery, auth: sampleAuth, now };
const when = (...events: PortalEvent[]): PortalState => events.reduce(reducePortal, initialPortalState);

describe('the portal', () => {
  it('shows nothing personal before it knows where the browser stands', () => {
    expect(chooseStage(initialPortalState, 'code')).toBe('opening');
    expect(chooseStage(when({ type: 'session-unread' }), null)).toBe('unreachable');
    expect(chooseStage(when(opened), null)).toBe('search');
  });

  it('stays open when a later look at the session fails', () => {
    expect(when(opened, { type: 'session-unread' }).opening).toBe('open');
  });

  // accepts 293, 188
  it('comes to the code step with a wait of 120 seconds', () => {
    const state = when(opened, sent);
    expect(chooseStage(state, 'code')).toBe('code');
    expect(state.challenge).toMatchObject({ mobile: '0912*****00', resendAt: now + 120_000 });
  });

  it('goes back from the code step to the search without losing the code', () => {
    const state = when(opened, sent);
    expect(chooseStage(state, null)).toBe('search');
    expect(state.challenge?.deviceQuery).toEqual(deviceQuery);
  });

  // accepts 294
  it('comes to the device once the code is verified, wherever the address points', () => {
    const state = when(opened, sent, { type: 'verified', view: sampleView() });
    expect(chooseStage(state, 'code')).toBe('device-view');
    expect(chooseStage(state, null)).toBe('device-view');
    expect(state.challenge).toBeNull();
  });

  it('finds the code step again after a reload, with the time that is left', () => {
    const challenge = { ...sampleAuth, ...deviceQuery, resendAfterSeconds: 71, expiresInSeconds: 540 };
    const state = when({ ...opened, session: { view: null, challenge } });
    expect(state.challenge).toMatchObject({ deviceQuery, resendAt: now + 71_000, expiresAt: now + 540_000 });
    expect(state.search).toEqual({ ...emptySearch, serialNumber: 'AZ-1000' });
  });

  it('finds a search by trace number again after a reload', () => {
    const challenge = { ...sampleAuth, serialNumber: '', traceNumber: '14051000' };
    const { search } = when({ ...opened, session: { view: null, challenge } });
    expect(search).toMatchObject({ mode: 1, traceNumber: '14051000' });
  });

  it('says so when the session has ended meanwhile, and keeps what was searched for', () => {
    const searched: PortalEvent = { type: 'search-edited', change: { serialNumber: 'AZ-1000' } };
    const state = when(opened, searched, { type: 'verified', view: sampleView() }, opened);
    expect(chooseStage(state, null)).toBe('search');
    expect(state.formMessage).toEqual({ where: 'search', text: deviceSearchTexts.sessionEnded });
    expect(state.search.serialNumber).toBe('AZ-1000');
  });

  it('counts tries as the server does, and knows the same code from a new one', () => {
    const wrong: PortalEvent = { type: 'code-wrong', text: 'کد درست نیست', reason: 'wrong-code' };
    const twice = when(opened, sent, wrong, wrong);
    expect(twice.challenge?.triesLeft).toBe(3);
    const again = reducePortal(twice, {
      ...sent,
      auth: { ...sampleAuth, expiresInSeconds: 480, triesLeft: 3 },
      now: now + 120_000,
    });
    expect([again.challenge?.triesLeft, again.isResent]).toEqual([3, true]);
    const fresh = reducePortal(twice, { ...sent, now: now + 700_000 });
    expect([fresh.challenge?.triesLeft, fresh.isResent]).toEqual([5, false]);
  });

  // accepts 648
  it('takes a code that is out of tries for void, without a word about tries left', () => {
    const state = when(opened, sent, { type: 'code-void', text: 'این کد باطل شد' });
    expect(state.challenge).toMatchObject({ isVoid: true, triesLeft: 0 });
    expect(state.formMessage).toEqual({ where: 'code', text: 'این کد باطل شد', reason: 'too-many-tries' });
    const fresh = reducePortal(state, { ...sent, now: now + 121_000 });
    expect([fresh.challenge?.isVoid, fresh.isResent, fresh.formMessage]).toEqual([false, false, null]);
  });

  it('keeps a void code and its sentence when the session, which no longer names it, is read again', () => {
    const state = when(opened, sent, { type: 'code-void', text: 'این کد باطل شد' }, opened);
    expect(chooseStage(state, 'code')).toBe('code');
    expect(state.challenge).toMatchObject({ isVoid: true, resendAt: now + 120_000 });
    expect(state.formMessage?.text).toBe('این کد باطل شد');
    const verified = { ...opened, session: { view: sampleView(), challenge: null } };
    expect(reducePortal(state, verified).challenge).toBeNull();
  });

  // accepts 653
  it('asks for a captcha without a red sentence, and forgets it when the code went out', () => {
    const asks: PortalEvent = { type: 'captcha-asked', captcha: { where: 'search', isFailed: false } };
    const state = when(opened, asks);
    expect([state.captcha?.where, state.formMessage]).toEqual(['search', null]);
    expect(reducePortal(state, sent).captcha).toBeNull();
  });

  // accepts 298
  it('waits for as long as a call is under way', () => {
    const two = when({ type: 'call-begun' }, { type: 'call-begun' }, { type: 'call-ended' });
    expect(two.waiting).toBe(1);
    expect(reducePortal(two, { type: 'call-ended' }).waiting).toBe(0);
    expect(when({ type: 'call-ended' }).waiting).toBe(0);
  });

  // accepts 221, 295, 296
  it('shows the result after saving until the customer goes on', () => {
    const request = sampleRequest(1);
    const saved = when(
      opened,
      { type: 'verified', view: sampleView() },
      { type: 'request-saved', request, message: 'درخواست شما ثبت شد.' },
    );
    expect(saved.result).toEqual({ request, message: 'درخواست شما ثبت شد.' });
    expect(saved.view?.repairRequests).toEqual([request]);
    expect(saved.view?.mayRegister).toBe(false);
    expect(reducePortal(saved, { type: 'result-closed' }).result).toBeNull();
  });

  it('renews a request in its place and keeps the older ones', () => {
    const older = sampleRequest(7, { id: 3 });
    const verified: PortalEvent = { type: 'verified', view: sampleView([sampleRequest(1), older]) };
    const changed = sampleRequest(1, { senderAddress: 'نشانی تازه' });
    const state = when(opened, verified, { type: 'request-changed', request: changed, message: 'شد' });
    expect(state.view?.repairRequests).toEqual([changed, older]);
    expect(state.view?.senderAddress).toBe('نشانی تازه');
    expect(state.successMessage).toBe('شد');
  });

  it('replaces a request beside what is said about another action, and adds none that is not shown', () => {
    const verified: PortalEvent = { type: 'verified', view: sampleView([sampleRequest(1)]) };
    const refused: PortalEvent = {
      type: 'form-message',
      formMessage: { where: 'device-view', text: 'نشانی کوتاه است' },
    };
    const changed = sampleRequest(1, { issueDescription: 'با عکس' });
    const state = when(opened, verified, refused, { type: 'request-replaced', request: changed });
    expect(state.view?.repairRequests).toEqual([changed]);
    expect(state.formMessage?.text).toBe('نشانی کوتاه است');
    const saved = when(opened, verified, { type: 'request-changed', request: changed, message: 'ذخیره شد' });
    expect(reducePortal(saved, { type: 'request-replaced', request: changed }).successMessage).toBe(
      'ذخیره شد',
    );
    const late = reducePortal(state, { type: 'request-replaced', request: sampleRequest(1, { id: 99 }) });
    expect(late.view?.repairRequests).toEqual([changed]);
  });

  it('forgets a sentence about a field as soon as the field is edited', () => {
    const formMessage = when(opened, {
      type: 'form-message',
      formMessage: { where: 'search', text: 'پیدا نشد' },
    });
    expect(reducePortal(formMessage, { type: 'search-edited', change: {} }).formMessage).toBeNull();
    expect(reducePortal(formMessage, { type: 'code-edited' }).formMessage).not.toBeNull();
  });

  it('leaves nothing of a person behind when it is signed out', () => {
    const state = when(opened, { type: 'verified', view: sampleView() }, { type: 'signed-out' });
    expect([state.view, state.challenge, state.result]).toEqual([null, null, null]);
    expect(state.formMessage).toEqual({ where: 'search', text: deviceSearchTexts.sessionEnded });
  });
});

import { createFormControl } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { createLostFailure, OfficeFailure } from '../office-failure.ts';
import { createDraft, type DraftKind, type DraftVersion } from './create-draft.ts';
import type { OpenSave } from './open-save.ts';

type Values = { title: string; text: string };
type Stored = DraftVersion<Values>;

const opened: Stored = { rev: 1, values: { title: 'title', text: 'text' } };
const theirs: Stored = { rev: 5, by: 'colleague', values: { title: 'title', text: 'their text' } };

const failWith = (httpStatus: number, newer?: DraftVersion<Values | undefined>) =>
  new OfficeFailure({
    code: newer ? 'conflict' : 'invalid_input',
    message: '',
    httpStatus,
    details: { newer },
  });

const names = ['title', 'text'] as const;

const openDraft = () => {
  const form = createFormControl<Values>({ defaultValues: opened.values });
  for (const name of names) form.register(name);
  // Until it is reset or mounted, a form gives its default values only.
  form.reset(opened.values, { keepFieldsRef: true });
  const send = vi.fn<DraftKind<Values, Stored, string>['send']>();
  const parts = {
    keepOpen: vi.fn<(save: OpenSave | undefined) => void>(),
    forget: vi.fn(),
    rebase: vi.fn(),
    setFailure: vi.fn(),
    setConflict: vi.fn(),
  };
  const onSaved = vi.fn();
  const draft = createDraft<Values, Stored, string>({
    form,
    opened,
    openSave: undefined,
    ...parts,
    draftKind: {
      toVersion: (stored) => stored,
      send,
      onSaved,
      findStale: ({ details }) => details.newer as Stored | undefined,
      // What only they changed is put into the form; what both changed is to be chosen.
      merge: ({ base, mine, theirs: other }) => {
        const isMine = (name: keyof Values) => mine[name] !== base?.[name];
        const changed = names.filter((name) => other[name] !== (base ?? mine)[name]);
        return {
          merged: Object.fromEntries(
            changed.filter((name) => !isMine(name)).map((name) => [name, other[name]]),
          ),
          toChoose: changed.filter(isMine),
        };
      },
    },
  });
  return { form, send, onSaved, draft, ...parts };
};

/** The text of a save as the server would store it. */
const store = (rev: number, { sent }: OpenSave): { now: Stored } => ({
  now: { rev, values: JSON.parse(sent) },
});

describe('a save that is answered', () => {
  it('leaves nothing unsaved', async () => {
    const { form, draft, send, keepOpen, forget, rebase, onSaved } = openDraft();
    form.setValue('text', 'mine');
    expect(draft.isChanged()).toBe(true);
    send.mockImplementation(async (save) => store(2, save));
    await draft.save();
    expect(draft.isChanged()).toBe(false);
    expect(draft.rev()).toBe(2);
    expect(keepOpen).toHaveBeenLastCalledWith(undefined);
    expect(rebase).toHaveBeenCalledWith('2');
    expect(forget).toHaveBeenCalledOnce();
    expect(onSaved).toHaveBeenCalledWith({ rev: 2, values: { title: 'title', text: 'mine' } });
  });

  it('leaves what was typed while it was on the wire for the next one', async () => {
    const { form, draft, send, forget } = openDraft();
    form.setValue('text', 'first');
    send.mockImplementationOnce(async (save) => {
      form.setValue('text', 'second');
      return store(2, save);
    });
    await draft.save();
    expect(draft.isChanged()).toBe(true);
    expect(draft.readBase().text).toBe('first');
    expect(forget).not.toHaveBeenCalled();
    send.mockImplementation(async (save) => store(3, save));
    await draft.save();
    expect(send.mock.lastCall?.[0]).toMatchObject({ rev: 2, sent: '{"title":"title","text":"second"}' });
    expect(draft.isChanged()).toBe(false);
  });

  it('after somebody saved over it gives way to their text, or is merged with what was typed since', async () => {
    const { form, draft, send } = openDraft();
    form.setValue('title', 'mine');
    const now = { ...theirs, values: { title: 'mine', text: 'their text' } };
    send.mockResolvedValue({ now, isOvertaken: true });
    await draft.save();
    expect(form.getValues()).toEqual(now.values);
    expect(draft.isChanged()).toBe(false);

    form.setValue('title', 'mine again');
    const later = { rev: 9, values: { title: 'mine again', text: 'their second text' } };
    send.mockImplementation(async () => {
      form.setValue('title', 'mine at last');
      return { now: later, isOvertaken: true };
    });
    await draft.save();
    expect(form.getValues()).toEqual({ title: 'mine at last', text: 'their second text' });
    expect(draft.rev()).toBe(9);
    expect(draft.isChanged()).toBe(true);
  });
});

describe('a save whose answer is lost', () => {
  it('is sent again with its key and its text, whatever was typed since', async () => {
    const { form, draft, send, keepOpen, setFailure } = openDraft();
    form.setValue('text', 'first');
    send.mockRejectedValueOnce(createLostFailure());
    await expect(draft.save()).rejects.toMatchObject({ code: 'lost' });
    const [lost] = send.mock.calls[0] ?? [];
    expect(keepOpen.mock.lastCall?.[0]).toMatchObject({ key: lost?.key, sent: lost?.sent });
    expect(setFailure).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'lost' }));
    form.setValue('text', 'second');
    send.mockImplementation(async (save) => store(2, save));
    await draft.save();
    expect(send.mock.lastCall?.[0]).toMatchObject({ key: lost?.key, sent: lost?.sent, isAgain: true });
    expect(keepOpen).toHaveBeenLastCalledWith(undefined);
    expect(setFailure).toHaveBeenLastCalledWith(undefined);
    expect(draft.isChanged()).toBe(true);
  });

  it('is dropped without a word when it is refused the second time: what was typed since may be right', async () => {
    const { form, draft, send, keepOpen, setFailure } = openDraft();
    form.setValue('text', 'wrong');
    send.mockRejectedValueOnce(createLostFailure()).mockRejectedValueOnce(failWith(400));
    await expect(draft.save()).rejects.toThrow();
    setFailure.mockClear();
    await draft.save();
    expect(keepOpen).toHaveBeenLastCalledWith(undefined);
    expect(setFailure).not.toHaveBeenCalled();
    expect(draft.isChanged()).toBe(true);
  });
});

describe('a save that is refused', () => {
  it('shows the failure and is not sent again as it was', async () => {
    const { form, draft, send, keepOpen, setFailure } = openDraft();
    form.setValue('text', 'wrong');
    const refusal = failWith(400);
    send.mockRejectedValue(refusal);
    await expect(draft.save()).rejects.toBe(refusal);
    expect(setFailure).toHaveBeenLastCalledWith(refusal);
    expect(keepOpen).toHaveBeenLastCalledWith(undefined);
    expect(draft.rev()).toBe(1);
  });

  it('for a newer version is merged with it when both changed other fields', async () => {
    const { form, draft, send, setConflict, setFailure, rebase } = openDraft();
    form.setValue('title', 'mine');
    send.mockRejectedValueOnce(failWith(409, theirs));
    await draft.save();
    expect(form.getValues()).toEqual({ title: 'mine', text: 'their text' });
    expect(rebase).toHaveBeenLastCalledWith('5');
    expect(setConflict).not.toHaveBeenCalled();
    expect(setFailure).not.toHaveBeenCalled();
    send.mockImplementation(async (save) => store(6, save));
    await draft.save();
    expect(send.mock.lastCall?.[0]).toMatchObject({ rev: 5, sent: '{"title":"mine","text":"their text"}' });
  });

  it('goes on over a version that was removed', async () => {
    const { form, draft, send } = openDraft();
    form.setValue('text', 'mine');
    send.mockRejectedValueOnce(failWith(409, { rev: 5, values: undefined }));
    await draft.save();
    expect(draft.rev()).toBe(5);
    expect(draft.readBase()).toEqual(opened.values);
  });

  it('for the same field is a conflict, and nothing is sent until it is resolved', async () => {
    const { form, draft, send, setConflict } = openDraft();
    form.setValue('text', 'mine');
    send.mockRejectedValueOnce(failWith(409, theirs));
    await expect(draft.save()).rejects.toMatchObject({ code: 'conflict' });
    expect(setConflict).toHaveBeenLastCalledWith({ ...theirs, fields: ['text'] });
    await expect(draft.save()).rejects.toThrow('both texts were not looked at yet');
    expect(send).toHaveBeenCalledOnce();
    draft.continueFrom(theirs);
    send.mockImplementation(async (save) => store(6, save));
    await draft.save();
    expect(send.mock.lastCall?.[0]).toMatchObject({ rev: 5 });
    expect(draft.rev()).toBe(6);
  });
});

it('that is put to another version takes what is typed before its fields are drawn again', async () => {
  const { form, draft } = openDraft();
  const { onChange } = form.register('title');
  draft.resetTo(theirs);
  await onChange({ target: { name: 'title', value: 'typed' }, type: 'change' });
  expect(form.getValues()).toEqual({ title: 'typed', text: 'their text' });
});

it('shows a failure of another action, or the conflict it stands for', () => {
  const { form, draft, setFailure, setConflict } = openDraft();
  const refusal = failWith(400);
  expect(draft.reportFailure(refusal)).toBe(refusal);
  expect(setFailure).toHaveBeenLastCalledWith(refusal);
  form.setValue('text', 'mine');
  draft.reportFailure(failWith(409, theirs));
  expect(setConflict).toHaveBeenLastCalledWith({ ...theirs, fields: ['text'] });
  draft.resetTo(theirs);
  expect(setConflict).toHaveBeenLastCalledWith(undefined);
  expect(form.getValues()).toEqual(theirs.values);
  expect(draft.isChanged()).toBe(false);
});

import { useState } from 'react';
import { centreContactTexts } from '#web/texts/office/devices.ts';
import { centreClient, type OfficeContact } from '../../app/queries/centre-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';

export type OpenContact = { kind: 'add' } | { kind: 'remove' | 'confirm'; contact: OfficeContact };

/** Adds, removes or confirms somebody who speaks for a centre; each asks for password and second factor anew. */
export const ContactDialog = ({
  centreId: id,
  open,
  onClose,
  onDone,
}: {
  centreId: number;
  open: OpenContact;
  onClose: () => void;
  onDone: () => Promise<unknown>;
}) => {
  const [typed, setTyped] = useState({ name: '', mobile: '', serials: '' });
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const texts = centreContactTexts.dialogs[open.kind];
  const add = useAction(centreClient.addContact);
  const perform = (options: { idempotencyKey: string }): Promise<unknown> => {
    if (open.kind === 'add') {
      const serials = typed.serials.split(/[\s،,]+/).filter(Boolean);
      const { name, mobile } = typed;
      return add.mutateAsync({ id, name, mobile, serials: serials.length > 0 ? serials : null });
    }
    const key = { id, contactId: open.contact.id };
    return open.kind === 'remove'
      ? centreClient.removeContact(key, options)
      : centreClient.confirmContact(key, options);
  };
  return (
    <ConfirmDialog
      title={texts.title}
      confirm={texts.submit}
      isDangerous={open.kind === 'remove'}
      isDisabled={open.kind === 'add' && (typed.name.trim().length < 2 || typed.mobile.trim() === '')}
      onConfirm={async (options) => {
        await perform(options);
        showToast(texts.done);
        void onDone();
      }}
      onClose={onClose}
    >
      {open.kind === 'add' ? (
        <div className="grid gap-4">
          <TextField label={centreContactTexts.name} data-first-focus {...field('name')} />
          <TextField label={centreContactTexts.mobile} isCode inputMode="tel" {...field('mobile')} />
          <TextField
            label={centreContactTexts.serials}
            hint={centreContactTexts.serialsHint}
            isCode
            isOptional
            {...field('serials')}
          />
        </div>
      ) : (
        <p>
          <bdi className="font-semibold">{open.contact.name}</bdi>
        </p>
      )}
      <p className="mt-2 text-small text-ink-soft">{texts.text}</p>
    </ConfirmDialog>
  );
};

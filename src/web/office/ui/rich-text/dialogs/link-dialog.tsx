import { useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isAllowedLink } from '#contract/content/allowed-link.ts';
import { richTextTexts } from '#web/texts/office/rich-text.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { linkQueries } from '../../../app/queries/link-queries.ts';
import { Dialog } from '../../dialog/dialog.tsx';
import { TextField } from '../../fields/text-field.tsx';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { runAfterDialog } from './run-after-dialog.ts';
import { readLink, setOrInsertLink } from './set-or-insert-link.ts';
import { toAddress } from './typed-address.rules.ts';

/** An address that is typed, or a page of the site that is found by its name. */
export const LinkDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => {
  const [start] = useState(() => readLink(editor));
  const [typed, setTyped] = useState(start.href);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<{ address?: string; text?: string }>({});
  const needsText = start.isEmpty;

  const finish = (address: string, title = '') => {
    const href = toAddress(address);
    if (!isAllowedLink(href)) return setFault({ address: richTextTexts.linkRefused });
    const words = text.trim() || title;
    if (needsText && words === '') return setFault({ text: richTextTexts.linkTextNeeded });
    onClose();
    runAfterDialog(() => setOrInsertLink(editor, href, needsText ? words : undefined));
  };
  return createPortal(
    <Dialog
      title={richTextTexts.linkTitle}
      onClose={onClose}
      foot={
        <>
          <Button variant="brand" data-submit onClick={() => finish(typed)}>
            {richTextTexts.put}
          </Button>
          {start.href && (
            <Button
              onClick={() => {
                onClose();
                runAfterDialog(() => editor.chain().focus().extendMarkRange('link').unsetLink().run());
              }}
            >
              {richTextTexts.linkRemove}
            </Button>
          )}
          <Button onClick={onClose}>{officeTexts.cancel}</Button>
        </>
      }
    >
      {needsText && (
        <TextField
          label={richTextTexts.linkText}
          error={fault.text}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <TextField
        label={richTextTexts.linkAddress}
        hint={richTextTexts.linkHint}
        error={fault.address}
        dir="auto"
        value={typed}
        data-first-focus
        onChange={({ target }) => {
          setTyped(target.value);
          setFault({});
        }}
      />
      <FoundPages words={useDebouncedValue(typed)} onChoose={finish} />
    </Dialog>,
    document.body,
  );
};

const FoundPages = ({
  words,
  onChoose,
}: {
  words: string;
  onChoose: (address: string, title: string) => void;
}) => {
  const q = /^(?:[a-z]+:|[/#?\\])/i.test(words.trim()) ? '' : words.trim();
  const { data } = useQuery(linkQueries.pages(q));
  if (q === '' || !data) return null;
  return (
    <section aria-label={richTextTexts.linkPages}>
      <h3 className="mb-1 text-small font-semibold">{richTextTexts.linkPages}</h3>
      {data.items.length === 0 && <p className="text-small text-ink-soft">{richTextTexts.linkNone}</p>}
      <ul className="max-h-60 overflow-auto">
        {data.items.map(({ address, title, kind }) => (
          <li key={address}>
            <button type="button" className="menu-item" onClick={() => onChoose(address, title)}>
              <span className="min-w-0 flex-1 truncate">{title}</span>
              <span className="text-fine text-ink-soft">{kind}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

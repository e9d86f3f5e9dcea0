import type { ReactNode } from 'react';
import { keyTexts } from '#web/texts/office/keys.ts';
import { toKeyLetter } from '../../app/keys/office-keys.rules.ts';
import type { MenuLine } from '../../app/menu.rules.ts';
import { Dialog } from '../dialog/dialog.tsx';

const deskRows = ['queue', 'request', 'bill', 'receive'] as const;

/** Every key of the office, in Persian; only sections that the person may open are listed. */
const KeyList = ({ lines, onClose }: { lines: readonly MenuLine[]; onClose: () => void }) => (
  <Dialog title={keyTexts.title} onClose={onClose}>
    <p className="text-fine text-ink-soft">{keyTexts.hint}</p>
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
      <KeyRow keys={<kbd>/</kbd>} text={keyTexts.rows.search} />
      <KeyRow keys={<kbd>?</kbd>} text={keyTexts.rows.list} />
      <KeyRow keys={<kbd>Esc</kbd>} text={keyTexts.rows.escape} />
      {lines.map((line) =>
        line.key ? (
          <KeyRow
            key={line.path}
            keys={
              <>
                <kbd>g</kbd> <span className="text-fine text-ink-faint">{keyTexts.afterwards}</span>{' '}
                <kbd>{toKeyLetter(line.key)}</kbd>
              </>
            }
            text={line.text}
          />
        ) : null,
      )}
    </dl>
    {lines.some(({ path }) => path === 'repairs') &&
      deskRows.map((name) => (
        <p key={name} className="text-fine text-ink-soft">
          {keyTexts.rows[name]}
        </p>
      ))}
    {lines.some(({ path }) => path === 'media') && (
      <p className="text-fine text-ink-soft">{keyTexts.rows.media}</p>
    )}
    <p className="text-fine text-ink-soft">{keyTexts.rows.scan}</p>
  </Dialog>
);

const KeyRow = ({ keys, text }: { keys: ReactNode; text: string }) => (
  <>
    <dt className="whitespace-nowrap">{keys}</dt>
    <dd>{text}</dd>
  </>
);

export default KeyList;

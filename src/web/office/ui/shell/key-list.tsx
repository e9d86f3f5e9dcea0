import type { ReactNode } from 'react';
import { shellTexts } from '#web/texts/office/frame.ts';
import { letterOf } from '../../app/keys/office-keys.rules.ts';
import type { MenuLine } from '../../app/menu.rules.ts';
import { Dialog } from '../dialog/dialog.tsx';

const deskRows = ['queue', 'request', 'bill', 'receive'] as const;

/** Every key of the office, in Persian; only sections that the person may open are listed. */
export const KeyList = ({ lines, onClose }: { lines: readonly MenuLine[]; onClose: () => void }) => (
  <Dialog title={shellTexts.keysTitle} onClose={onClose}>
    <p className="text-fine text-ink-soft">{shellTexts.keysHint}</p>
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-2">
      <KeyRow keys={<kbd>/</kbd>} text={shellTexts.keyRows.search} />
      <KeyRow keys={<kbd>?</kbd>} text={shellTexts.keyRows.list} />
      <KeyRow keys={<kbd>Esc</kbd>} text={shellTexts.keyRows.escape} />
      {lines.map((line) =>
        line.key ? (
          <KeyRow
            key={line.path}
            keys={
              <>
                <kbd>g</kbd> <span className="text-fine text-ink-faint">{shellTexts.afterwards}</span>{' '}
                <kbd>{letterOf(line.key)}</kbd>
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
          {shellTexts.keyRows[name]}
        </p>
      ))}
    {lines.some(({ path }) => path === 'media') && (
      <p className="text-fine text-ink-soft">{shellTexts.keyRows.media}</p>
    )}
    <p className="text-fine text-ink-soft">{shellTexts.keyRows.scan}</p>
  </Dialog>
);

const KeyRow = ({ keys, text }: { keys: ReactNode; text: string }) => (
  <>
    <dt className="whitespace-nowrap">{keys}</dt>
    <dd>{text}</dd>
  </>
);

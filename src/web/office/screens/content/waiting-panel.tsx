import { Link } from 'react-router';
import { contentKinds } from '#contract/content/kinds.ts';
import { contentTexts } from '#web/texts/office/content.ts';
import type { ContentCount } from '../../app/queries/content-queries.ts';
import { Pencil } from '../../ui/content/content-icons.ts';
import { findKindIcon } from '../../ui/content/office-kinds.ts';
import { CalendarClock } from '../../ui/office-icons.ts';
import { Panel } from '../../ui/panel.tsx';
import { listWaiting, type WaitingLine } from './waiting-lines.rules.ts';

/** What is begun or waits for its time, beside the kinds: the way back to unfinished work. */
export const WaitingPanel = ({ counts }: { counts: readonly ContentCount[] }) => {
  const lines = listWaiting(counts);
  return (
    <Panel title={contentTexts.waiting}>
      {lines.length === 0 ? (
        <p className="text-fine text-ink-soft">{contentTexts.nothingWaits}</p>
      ) : (
        <ul className="-m-2 grid">
          {lines.map((line) => (
            <WaitingRow key={`${line.kind}/${line.why}`} line={line} />
          ))}
        </ul>
      )}
    </Panel>
  );
};

const WaitingRow = ({ line: { kind, why, count, to } }: { line: WaitingLine }) => {
  const { icon: Icon } = findKindIcon(kind);
  const Mark = why === 'planned' || why === 'failed' ? CalendarClock : Pencil;
  return (
    <li>
      <Link to={to} className="menu-item">
        <Icon size={18} className="shrink-0 text-brand" />
        <span className="min-w-0 flex-1 truncate">{contentKinds[kind].many}</span>
        <span className={`chip ${reasonClasses[why]}`}>
          <Mark size={14} />
          {waitingWords[why](count)}
        </span>
      </Link>
    </li>
  );
};

const reasonClasses = {
  failed: 'chip-danger',
  ready: 'chip-brand',
  draft: '',
  changed: 'chip-warning',
  planned: 'chip-brand',
} as const;

const waitingWords = {
  failed: contentTexts.failed,
  ready: contentTexts.ready,
  draft: contentTexts.drafts,
  changed: contentTexts.changed,
  planned: contentTexts.planned,
} as const;

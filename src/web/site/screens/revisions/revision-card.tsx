import { revisionTexts } from '#web/texts/revisions.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { IsolatedText } from '#web/ui/figures/isolated-text.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { ChevronDown } from '#web/ui/icons.ts';
import { Card } from '../../ui/card.tsx';
import type { RevisionData } from './load-revisions.ts';
import { RevisionBody } from './revision-body.tsx';

const titleId = ({ id }: RevisionData) => `revision-${id}-title`;

/** The newest version of a page, whole. */
export const RevisionCard = ({ revision }: { revision: RevisionData }) => (
  <Card id={`revision-${revision.id}`} aria-labelledby={titleId(revision)} className="p-5 sm:p-8">
    <Version revision={revision} />
    <h2 id={titleId(revision)} className="mt-3 text-heading-3 font-extrabold">
      <UnbrokenText>{revision.title}</UnbrokenText>
    </h2>
    <RevisionBody revision={revision} />
  </Card>
);

/** An older version: a line of the index that unfolds, without script, into all it has. */
export const FoldedRevision = ({ revision, isOpen }: { revision: RevisionData; isOpen: boolean }) => (
  <Card id={`revision-${revision.id}`} aria-labelledby={titleId(revision)}>
    <details className="disclosure" open={isOpen}>
      <summary className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:text-brand-strong sm:px-8">
        <Version revision={revision} />
        <h2 id={titleId(revision)} className="min-w-0 flex-1 basis-48 text-title font-bold">
          <UnbrokenText>{revision.title}</UnbrokenText>
        </h2>
        <ChevronDown size={20} className="disclosure-mark shrink-0 text-ink-faint" />
      </summary>
      <div className="border-t border-line p-5 sm:p-8">
        <RevisionBody revision={revision} />
      </div>
    </details>
  </Card>
);

const Version = ({ revision }: { revision: RevisionData }) => (
  <span className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-faint">
    <span className="rounded-full bg-brand-soft px-3 py-0.5 font-bold text-brand-strong">
      <IsolatedText>{revisionTexts.version(revision.version)}</IsolatedText>
    </span>
    <DateText at={revision.date} />
  </span>
);

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { allContentKinds, contentKinds, kindFacts } from '#contract/content/kinds.ts';
import { binTexts } from '#web/texts/office/bin.ts';
import { contentTexts } from '#web/texts/office/content.ts';
import { plansTexts } from '#web/texts/office/plans.ts';
import { buttonClasses } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { type ContentCount, contentQueries } from '../../app/queries/content-queries.ts';
import { findKindIcon, kindGroups } from '../../ui/content/office-kinds.ts';
import { Trash } from '../../ui/office-icons.ts';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { addressOfKind } from './waiting-lines.rules.ts';
import { WaitingPanel } from './waiting-panel.tsx';

/** The content's home: every kind with how many items it has and what waits in it. */
export const Component = () => {
  const counts = useQuery(contentQueries.counts());
  return (
    <>
      <ScreenHead title={contentTexts.title}>
        <Link to="/bin" className={buttonClasses('quiet')}>
          <Trash size={18} />
          {binTexts.title}
        </Link>
      </ScreenHead>
      <p className="mb-4 text-ink-soft">{contentTexts.homeHint}</p>
      <QueryFrame query={counts} skeletonClass="h-96">
        {({ items }) => (
          <>
            <FailedPlansNote items={items} />
            <div className="content-home">
              <div className="grid content-start gap-5">
                {kindGroups.map((group) => (
                  <section key={group} aria-labelledby={`group-${group}`}>
                    <h2 id={`group-${group}`} className="mb-2">
                      {contentTexts.groups[group]}
                    </h2>
                    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15.5rem),1fr))] gap-2">
                      {allContentKinds
                        .filter((kind) => findKindIcon(kind).group === group)
                        .map((kind) => (
                          <KindCard key={kind} count={items.find((one) => one.kind === kind)} kind={kind} />
                        ))}
                    </ul>
                  </section>
                ))}
              </div>
              <WaitingPanel counts={items} />
            </div>
          </>
        )}
      </QueryFrame>
    </>
  );
};

const FailedPlansNote = ({ items }: { items: readonly ContentCount[] }) => {
  const count = items.reduce((sum, { failed }) => sum + failed, 0);
  if (count === 0) return null;
  return (
    <Note tone="danger" className="mb-4">
      {plansTexts.failedNote(count)}{' '}
      <Link to="/plans?state=failed" className="text-link">
        {plansTexts.see}
      </Link>
    </Note>
  );
};

const KindCard = ({ kind, count }: { kind: ContentCount['kind']; count: ContentCount | undefined }) => {
  const { icon: Icon } = findKindIcon(kind);
  return (
    <li className="panel relative flex items-start gap-3 p-3 hover:border-brand">
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-strong">
        <Icon size={20} />
      </span>
      <div className="min-w-0">
        <Link to={addressOfKind(kind)} className="font-semibold after:absolute after:inset-0">
          {contentKinds[kind].many}
        </Link>
        <p className="text-fine text-ink-soft">{describeCount(kind, count)}</p>
      </div>
    </li>
  );
};

const describeCount = (kind: ContentCount['kind'], count: ContentCount | undefined): string => {
  if (!count) return contentTexts.nothing;
  const { draft, published, hidden, changed, planned, failed } = count;
  const whole = draft + published + hidden;
  return [
    kind === 'site-settings' ? undefined : whole === 0 ? contentTexts.nothing : contentTexts.items(whole),
    draft > 0 && !kindFacts(kind).isFixed ? contentTexts.drafts(draft) : undefined,
    changed > 0 ? contentTexts.changed(changed) : undefined,
    hidden > 0 ? contentTexts.hidden(hidden) : undefined,
    planned > 0 ? contentTexts.planned(planned) : undefined,
    failed > 0 ? contentTexts.failed(failed) : undefined,
  ]
    .filter(Boolean)
    .join('، ');
};

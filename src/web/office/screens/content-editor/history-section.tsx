import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { historyTexts } from '#web/texts/office/content-editor.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { type ContentDraft, contentQueries } from '../../app/queries/content-queries.ts';
import { GitCompare } from '../../ui/content/content-icons.ts';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { AsideSection } from './aside-section.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import type { ContentDraftForm } from './use-content-draft.ts';

/** Every published state, the newest first; any two can be compared, any one put into the draft. */
export const HistorySection = ({ draft, editor }: { draft: ContentDraft; editor: ContentDraftForm }) => {
  const { kind, id } = draft;
  const editions = useQuery(contentQueries.editions({ kind, id }));
  const [compared, setCompared] = useState<number>();
  const newest = editions.data?.items[0]?.version;
  const open = async (version: number) => {
    await editor.flush();
    setCompared(version);
  };
  return (
    <AsideSection
      title={historyTexts.title}
      beside={
        newest !== undefined && (
          <button
            type="button"
            className="button button-plain button-small"
            onClick={() => void open(newest)}
          >
            <GitCompare size={16} />
            {historyTexts.compare}
          </button>
        )
      }
    >
      <QueryFrame query={editions} skeletonClass="h-24">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-fine text-ink-soft">{historyTexts.none}</p>
          ) : (
            <ol className="history-list">
              {draft.isChanged && (
                <li data-draft>
                  <span className="font-semibold">{historyTexts.draft}</span>
                  <DateText at={draft.editedAt} form="moment" />
                  <span className="w-full">{draft.editedBy}</span>
                </li>
              )}
              {items.map(({ version, by, at, why }) => (
                <li key={version}>
                  <button
                    type="button"
                    className="text-link font-semibold"
                    onClick={() => void open(version)}
                  >
                    {historyTexts.version(version)}
                  </button>
                  <DateText at={at} form="moment" />
                  <span className="w-full break-words">{[why, by].filter(Boolean).join('، ')}</span>
                </li>
              ))}
            </ol>
          )
        }
      </QueryFrame>
      {compared !== undefined && editions.data && (
        <CompareDialog
          draft={draft}
          editor={editor}
          editions={editions.data.items}
          first={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
    </AsideSection>
  );
};

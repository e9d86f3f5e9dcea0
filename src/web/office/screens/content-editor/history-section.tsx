import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { editionHistoryTexts } from '#web/texts/office/history.ts';
import { Button } from '#web/ui/button.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { type ContentDraft, contentQueries } from '../../app/queries/content-queries.ts';
import { GitCompare } from '../../ui/content/content-icons.ts';
import { Eye } from '../../ui/office-icons.ts';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { AsideSection } from './aside-section.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { ContentDraftForm } from './use-content-draft.ts';

/** Every published state, the newest first; any one can be looked at or put into the draft, any two compared. */
export const HistorySection = ({ draft, editor }: { draft: ContentDraft; editor: ContentDraftForm }) => {
  const { kind, id } = draft;
  const editions = useQuery(contentQueries.editions({ kind, id }));
  const [compared, setCompared] = useState<number>();
  const [seen, setSeen] = useState<number>();
  const newest = editions.data?.items[0]?.version;
  const open = async (version: number) => {
    await editor.flush();
    setCompared(version);
  };
  return (
    <AsideSection
      title={editionHistoryTexts.title}
      beside={
        newest !== undefined && (
          <Button variant="plain" size="small" onClick={() => void open(newest)}>
            <GitCompare size={16} />
            {editionHistoryTexts.compare}
          </Button>
        )
      }
    >
      <QueryFrame query={editions} skeletonClass="h-24">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-fine text-ink-soft">{editionHistoryTexts.none}</p>
          ) : (
            <ol className="history-list">
              {draft.isChanged && (
                <li data-draft>
                  <span className="font-semibold">{editionHistoryTexts.draft}</span>
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
                    {editionHistoryTexts.version(version)}
                  </button>
                  <DateText at={at} form="moment" />
                  <Button
                    variant="plain"
                    size="small"
                    className="ms-auto"
                    aria-label={editionHistoryTexts.lookAt(version)}
                    title={editionHistoryTexts.look}
                    onClick={() => setSeen(version)}
                  >
                    <Eye size={16} />
                  </Button>
                  <span className="w-full break-words">{[why, by].filter(Boolean).join('، ')}</span>
                </li>
              ))}
            </ol>
          )
        }
      </QueryFrame>
      {seen !== undefined && (
        <PreviewDialog draft={draft} version={seen} onClose={() => setSeen(undefined)} />
      )}
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

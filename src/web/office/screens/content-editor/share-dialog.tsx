import { useQuery, useQueryClient } from '@tanstack/react-query';
import { shareTexts } from '#web/texts/office/share.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { Note } from '#web/ui/note.tsx';
import type { ContentRef } from '../../app/queries/content-queries.ts';
import { shareClient, sharesQuery } from '../../app/queries/share-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Makes links to the draft as it is now, and ends those that were made before. */
export const ShareDialog = ({
  draft: { kind, id },
  rev,
  onClose,
}: {
  draft: ContentRef;
  rev: number;
  onClose: () => void;
}) => {
  const cache = useQueryClient();
  const query = sharesQuery({ kind, id });
  const list = useQuery(query);
  const onSettled = () => cache.invalidateQueries(query);
  const make = useAction(shareClient.shareDraft, { onSettled });
  const revoke = useAction(shareClient.revokeShare, {
    onSuccess: () => showToast(shareTexts.revoked),
    onSettled,
  });
  const url = make.data?.url;
  return (
    <Dialog
      title={shareTexts.title}
      onClose={onClose}
      foot={
        <>
          <BusyButton
            variant="brand"
            isBusy={make.isPending}
            onClick={() => make.mutate({ kind, id, draftRev: rev })}
          >
            {shareTexts.make}
          </BusyButton>
          <Button onClick={onClose}>{officeTexts.close}</Button>
        </>
      }
    >
      <p>{shareTexts.hint}</p>
      <FailureNote failure={make.error ?? revoke.error} />
      {url && (
        <Note tone="success" role="status" className="min-w-0">
          <p>{shareTexts.made}</p>
          <p className="my-2 break-all">
            <Code>{url}</Code>
          </p>
          <CopyButton text={url} label={shareTexts.copy} copied={shareTexts.copied} />
        </Note>
      )}
      <h3 className="text-small font-semibold">{shareTexts.active}</h3>
      <QueryFrame query={list} skeletonClass="h-16">
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-ink-soft">{shareTexts.none}</p>
          ) : (
            <ul className="grid gap-2">
              {items.map(({ id: shareId, by, expiresAt }) => (
                <li key={shareId} className="flex flex-wrap items-center gap-2">
                  <span>{by}،</span>
                  <span>
                    {shareTexts.until} <DateText at={expiresAt} form="moment" />
                  </span>
                  <Button
                    variant="plain"
                    size="small"
                    className="ms-auto"
                    onClick={() => revoke.mutate({ kind, id, shareId })}
                  >
                    {shareTexts.revoke}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryFrame>
    </Dialog>
  );
};

import { useState } from 'react';
import { libraryTexts } from '#web/texts/office/media.ts';
import { Button } from '#web/ui/button.tsx';
import { type MediaDetails, mediaClient, mediaQueries } from '../../app/queries/media-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { May } from '../../ui/may.tsx';
import { Lock, Trash } from '../../ui/office-icons.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Deletes what nothing uses. If it came into use since, the server refuses with a message. */
export const DeleteFile = ({ file, onDone }: { file: MediaDetails; onDone: () => void }) => {
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefresh(mediaQueries.all);
  if (file.uses.length > 0) {
    return (
      <p className="media-panel-part flex items-center gap-2 text-small text-ink-soft">
        <Lock size={18} />
        {libraryTexts.locked}
      </p>
    );
  }
  return (
    <May permission="media.delete">
      <div className="media-panel-part">
        <Button onClick={() => setAsking(true)}>
          <Trash size={18} />
          {libraryTexts.delete}
        </Button>
        {isAsking && (
          <ConfirmDialog
            title={libraryTexts.deleteTitle}
            confirm={libraryTexts.delete}
            isDangerous
            onConfirm={async (options) => {
              await mediaClient.deleteMedia({ id: file.id }, options);
              showToast(libraryTexts.deleted);
              onDone();
              void refresh();
            }}
            onClose={() => setAsking(false)}
          >
            {libraryTexts.deleteAsk(file.name)}
          </ConfirmDialog>
        )}
      </div>
    </May>
  );
};

import { lazy, Suspense, useState } from 'react';
import { changeFileTexts } from '#web/texts/office/crop.ts';
import { Button } from '#web/ui/button.tsx';
import { type MediaDetails, mediaClient, mediaQueries } from '../../app/queries/media-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { May } from '../../ui/may.tsx';
import MediaChooser from '../../ui/media/media-chooser.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { canCrop } from './crop-box.rules.ts';
import { groupUses } from './group-uses.rules.ts';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** Cropping a picture, and putting another file in the place of this one. Both end with the new file open. */
export const ChangeFile = ({ file, onOpen }: { file: MediaDetails; onOpen: (id: number) => void }) => {
  const [question, setQuestion] = useState<'crop' | 'choose' | { by: number }>();
  const refresh = useRefresh(mediaQueries.all);
  const close = () => setQuestion(undefined);
  const places = groupUses(file.uses.filter(({ part }) => part === 'public' || part === 'draft')).length;
  return (
    <div className="media-panel-part flex flex-wrap gap-2">
      {file.kind === 'picture' && canCrop(file) && (
        <May permission="media.write">
          <Button size="small" onClick={() => setQuestion('crop')}>
            {changeFileTexts.crop}
          </Button>
        </May>
      )}
      <May permission="media.replace">
        <Button size="small" onClick={() => setQuestion('choose')}>
          {changeFileTexts.replace}
        </Button>
      </May>
      {question === 'crop' && (
        <Suspense>
          <CropDialog
            file={file}
            isUsed={places > 0}
            onClose={close}
            onDone={(by, next) => {
              void refresh();
              if (next === 'replace') return setQuestion({ by });
              close();
              showToast(changeFileTexts.cropped);
              onOpen(by);
            }}
          />
        </Suspense>
      )}
      {question === 'choose' && (
        <MediaChooser
          kind={file.kind}
          title={changeFileTexts.replaceTitle}
          onClose={close}
          onChoose={([chosen]) =>
            chosen && chosen.id !== file.id ? setQuestion({ by: chosen.id }) : close()
          }
        />
      )}
      {typeof question === 'object' && (
        <ConfirmDialog
          title={changeFileTexts.replaceTitle}
          confirm={changeFileTexts.replace}
          onClose={close}
          onConfirm={async (options) => {
            const done = await mediaClient.replaceMedia({ id: file.id, by: question.by }, options);
            showToast(changeFileTexts.replaced(done.places));
            onOpen(question.by);
            void refresh();
          }}
        >
          <p>{changeFileTexts.replaceAsk(file.name, places)}</p>
          <p className="text-small text-ink-soft">{changeFileTexts.keeps}</p>
        </ConfirmDialog>
      )}
    </div>
  );
};

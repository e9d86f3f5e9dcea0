import { useState } from 'react';
import { changeFileTexts } from '#web/texts/office/crop.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { type MediaDetails, mediaClient } from '../../app/queries/media-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { createFirstBox } from './crop-box.rules.ts';
import { CropStage } from './crop-stage.tsx';
import './crop.css';

const shapes = [
  [1, 1],
  [4, 3],
  [3, 2],
  [16, 9],
] as const;
const shapeOptions = shapes.map(([wide, high]) => ({
  value: `${wide}:${high}`,
  label: changeFileTexts.ratio(wide, high),
}));

/** Cuts a part out of a picture. It becomes a picture of its own, which may take the place of the whole one. */
const CropDialog = ({
  file,
  isUsed,
  onDone,
  onClose,
}: {
  file: MediaDetails;
  isUsed: boolean;
  onDone: (id: number, next: 'keep' | 'replace') => void;
  onClose: () => void;
}) => {
  const picture = { address: file.address, width: file.width ?? 1, height: file.height ?? 1 };
  const mayReplace = useMay('media.replace') && isUsed;
  const [shape, setShape] = useState('');
  const [box, setBox] = useState(() => createFirstBox(picture));
  const [next, setNext] = useState<'keep' | 'replace'>('keep');
  const crop = useAction(mediaClient.cropMedia);
  const ratioOf = (value: string) => {
    const [wide, high] = shapes.find(([w, h]) => `${w}:${h}` === value) ?? [];
    return wide && high ? wide / high : undefined;
  };
  const save = (chosen: 'keep' | 'replace') => {
    setNext(chosen);
    crop.mutate({ id: file.id, ...box }, { onSuccess: ({ id }) => onDone(id, chosen) });
  };
  return (
    <Dialog
      title={changeFileTexts.cropTitle}
      isWide
      onClose={crop.isPending ? undefined : onClose}
      foot={
        <>
          {mayReplace && (
            <BusyButton
              variant="brand"
              isBusy={crop.isPending && next === 'replace'}
              disabled={crop.isPending}
              onClick={() => save('replace')}
            >
              {changeFileTexts.saveAndReplace}
            </BusyButton>
          )}
          <BusyButton
            variant={mayReplace ? 'quiet' : 'brand'}
            isBusy={crop.isPending && next === 'keep'}
            disabled={crop.isPending}
            onClick={() => save('keep')}
          >
            {changeFileTexts.saveNew}
          </BusyButton>
          <Button onClick={onClose} disabled={crop.isPending}>
            {officeTexts.cancel}
          </Button>
        </>
      }
    >
      <FailureNote failure={crop.error} />
      <p className="text-small text-ink-soft">{changeFileTexts.cropHint}</p>
      <CropStage picture={picture} box={box} ratio={ratioOf(shape)} onChange={setBox} />
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={changeFileTexts.shape}
          value={shape}
          options={shapeOptions}
          emptyLabel={changeFileTexts.free}
          onChange={({ target }) => {
            setShape(target.value);
            setBox(createFirstBox(picture, ratioOf(target.value)));
          }}
        />
        <p className="text-small">
          {changeFileTexts.size}: <Code>{`${box.width} × ${box.height}`}</Code>
        </p>
      </div>
    </Dialog>
  );
};

export default CropDialog;

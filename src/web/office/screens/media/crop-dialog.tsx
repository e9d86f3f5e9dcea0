import { useState } from 'react';
import { changeFileTexts } from '#web/texts/office/crop.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Note } from '#web/ui/note.tsx';
import { toFailure } from '../../app/office-failure.ts';
import { type MediaDetails, media } from '../../app/queries/media-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { firstBox } from './crop-box.rules.ts';
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
export const CropDialog = ({
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
  const [box, setBox] = useState(() => firstBox(picture));
  const [busy, setBusy] = useState<'keep' | 'replace'>();
  const [fault, setFault] = useState<string>();
  const ratioOf = (value: string) => {
    const [wide, high] = shapes.find(([w, h]) => `${w}:${h}` === value) ?? [];
    return wide && high ? wide / high : undefined;
  };
  const save = async (next: 'keep' | 'replace') => {
    setBusy(next);
    setFault(undefined);
    try {
      onDone((await media.cropMedia({ id: file.id, ...box })).id, next);
    } catch (thrown) {
      setFault(toFailure(thrown).message);
      setBusy(undefined);
    }
  };
  return (
    <Dialog
      title={changeFileTexts.cropTitle}
      isWide
      onClose={busy ? undefined : onClose}
      foot={
        <>
          {mayReplace && (
            <BusyButton
              variant="brand"
              isBusy={busy === 'replace'}
              disabled={busy !== undefined}
              onClick={() => void save('replace')}
            >
              {changeFileTexts.saveAndReplace}
            </BusyButton>
          )}
          <BusyButton
            variant={mayReplace ? 'quiet' : 'brand'}
            isBusy={busy === 'keep'}
            disabled={busy !== undefined}
            onClick={() => void save('keep')}
          >
            {changeFileTexts.saveNew}
          </BusyButton>
          <Button onClick={onClose} disabled={busy !== undefined}>
            {officeTexts.cancel}
          </Button>
        </>
      }
    >
      {fault && (
        <Note tone="danger" role="alert">
          {fault}
        </Note>
      )}
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
            setBox(firstBox(picture, ratioOf(target.value)));
          }}
        />
        <p className="text-small">
          {changeFileTexts.size}: <Code>{`${box.width} × ${box.height}`}</Code>
        </p>
      </div>
    </Dialog>
  );
};

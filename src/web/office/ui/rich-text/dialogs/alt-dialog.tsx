import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { MediaFile } from '#contract/office/calls/media-calls.ts';
import { richTextTexts } from '#web/texts/office/rich-text.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { CheckboxField } from '../../fields/checkbox-field.tsx';
import { TextAreaField } from '../../fields/text-field.tsx';
import { MediaThumb } from '../../media/media-thumb.tsx';

const longest = 512;

/** The alternative text of a picture, or that it only decorates. One of the two is required. */
export const AltDialog = ({
  alt: first,
  isDecorative: firstDecorative = false,
  picture,
  onDone,
  onClose,
}: {
  alt: string;
  isDecorative?: boolean;
  picture?: MediaFile;
  onDone: (alt: string) => void;
  onClose: () => void;
}) => {
  const [alt, setAlt] = useState(first);
  const [isDecorative, setDecorative] = useState(firstDecorative);
  const [fault, setFault] = useState<string>();
  const finish = () => {
    const said = alt.trim();
    if (said === '' && !isDecorative) {
      setFault(richTextTexts.altNeeded);
      return;
    }
    onClose();
    onDone(isDecorative ? '' : said);
  };
  return createPortal(
    <Dialog
      title={richTextTexts.altTitle}
      onClose={onClose}
      foot={
        <>
          <Button variant="brand" data-submit onClick={finish}>
            {richTextTexts.put}
          </Button>
          <Button onClick={onClose}>{officeTexts.cancel}</Button>
        </>
      }
    >
      {picture && <MediaThumb file={picture} className="w-40" />}
      <TextAreaField
        label={richTextTexts.pictureAlt}
        hint={richTextTexts.altHint}
        error={fault}
        rows={2}
        maxLength={longest}
        disabled={isDecorative}
        value={alt}
        data-first-focus
        onChange={({ target }) => {
          setAlt(target.value);
          setFault(undefined);
        }}
      />
      <CheckboxField
        label={richTextTexts.decorative}
        hint={richTextTexts.decorativeHint}
        checked={isDecorative}
        onChange={({ target }) => {
          setDecorative(target.checked);
          setFault(undefined);
        }}
      />
    </Dialog>,
    document.body,
  );
};

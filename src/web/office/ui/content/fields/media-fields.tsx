import { useFormContext } from 'react-hook-form';
import type { MediaFile } from '#contract/office/calls/media-calls.ts';
import { MediaField } from '../../media/media-field.tsx';
import { MediaListField } from '../../media/media-list-field.tsx';
import type { SingleField } from './content-field.ts';
import { createEmptyRow, type DocumentValues } from './document-values.rules.ts';
import type { FieldPlace } from './field-place.ts';
import type { DrawCell } from './rows-field.tsx';

const smallOf = (entry: MediaFile | undefined): string => entry?.addressLow ?? entry?.address ?? '';

/** A large picture; its small one follows it. */
export const PictureField = ({ path, label, hint, low }: FieldPlace & { low: string }) => {
  const { setValue } = useFormContext<DocumentValues>();
  return (
    <MediaField
      name={path}
      label={label}
      hint={hint}
      kind="picture"
      onEntry={(entry) => setValue(low, smallOf(entry), { shouldDirty: true })}
    />
  );
};

/** Pictures with words beside each, several taken at once. */
export const PicturesField = ({
  path,
  label,
  hint,
  max,
  columns,
  cell,
}: FieldPlace & { max: number; columns: readonly SingleField[]; cell: DrawCell }) => (
  <MediaListField<DocumentValues>
    name={path}
    label={label}
    hint={hint}
    max={max}
    toItem={(entry) => ({
      ...createEmptyRow(columns),
      imageAddressHighQuality: entry.address,
      imageAddressLowQuality: smallOf(entry),
    })}
    addressOf={({ imageAddressLowQuality, imageAddressHighQuality }) =>
      String(imageAddressLowQuality || imageAddressHighQuality || '')
    }
  >
    {(_, at) => <div className="grid gap-2">{columns.map((column) => cell(column, `${path}.${at}.`))}</div>}
  </MediaListField>
);

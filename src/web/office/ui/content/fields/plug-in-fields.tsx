import { useFormContext } from 'react-hook-form';
import type { mediaKinds } from '#contract/office/calls/media-calls.ts';
import { contentFieldTexts } from '#web/texts/office/content-fields.ts';
import { TextAreaField, TextField } from '../../fields/text-field.tsx';
import type { SingleField } from './content-field.ts';
import type { DocumentValues } from './document-values.rules.ts';
import type { FieldPlace } from './field-props.ts';
import { LinesField } from './lines-field.tsx';
import { lowPictureOf } from './low-picture.rules.ts';
import { type DrawCell, RowsField } from './rows-field.tsx';

/** Rich text as HTML. */
export const WordsField = ({ path, label, hint }: FieldPlace) => {
  const { register, getFieldState, formState } = useFormContext<DocumentValues>();
  return (
    <TextAreaField
      label={label}
      hint={hint}
      rows={14}
      error={getFieldState(path, formState).error?.message}
      {...register(path)}
    />
  );
};

export const FileField = ({
  path,
  label,
  hint,
}: FieldPlace & { kinds: readonly (typeof mediaKinds)[number][] }) => {
  const { register, getFieldState, formState } = useFormContext<DocumentValues>();
  return (
    <TextField
      label={label}
      hint={hint}
      isCode
      error={getFieldState(path, formState).error?.message}
      {...register(path)}
    />
  );
};

/** A large picture; its small one follows it. */
export const PictureField = ({ path, label, hint, low }: FieldPlace & { low: string }) => {
  const { register, setValue, getFieldState, formState } = useFormContext<DocumentValues>();
  return (
    <TextField
      label={label}
      hint={hint}
      isCode
      error={getFieldState(path, formState).error?.message}
      {...register(path, {
        onChange: ({ target }) => setValue(low, lowPictureOf(target.value), { shouldDirty: true }),
      })}
    />
  );
};

export const FilesField = (place: FieldPlace & { most: number }) => (
  <LinesField {...place} one={contentFieldTexts.imageAddress} />
);

export const PicturesField = ({
  columns,
  most,
  ...place
}: FieldPlace & { most: number; columns: readonly SingleField[]; cell: DrawCell }) => (
  <RowsField
    {...place}
    field={{
      type: 'rows',
      name: 'images',
      one: contentFieldTexts.imageAddress,
      most,
      columns: [
        { type: 'picture', name: 'imageAddressHighQuality', low: 'imageAddressLowQuality' },
        ...columns,
      ],
    }}
  />
);

import { useFormContext } from 'react-hook-form';
import { contentFieldTexts, rowTexts } from '#web/texts/office/content-fields.ts';
import { TextAreaField, TextField } from '../../fields/text-field.tsx';
import { MediaField } from '../../media/media-field.tsx';
import { MediaListField } from '../../media/media-list-field.tsx';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import type { ContentField } from './content-field.ts';
import type { DocumentValues } from './document-values.rules.ts';
import type { FieldPlace } from './field-place.ts';
import { LinesField } from './lines-field.tsx';
import { PictureField, PicturesField } from './media-fields.tsx';
import { ChoiceField, MomentField, NumberOrZeroField } from './number-like-fields.tsx';
import { ReferenceField } from './reference-field.tsx';
import { type DrawCell, RowsField } from './rows-field.tsx';

/** One field of a content form, as its row of the table describes it. */
export const FieldView = ({
  field,
  subjectId,
  prefix = '',
}: {
  field: ContentField;
  subjectId: number;
  /** The row that it stands in: `slides.0.`. */
  prefix?: string;
}) => {
  const place: FieldPlace = {
    path: `${prefix}${field.name}`,
    label: field.label ?? contentFieldTexts[field.name],
    hint: field.hint,
    subjectId,
  };
  return (
    <div data-field={place.path} className="min-w-0">
      <FieldBody field={field} place={place} prefix={prefix} />
    </div>
  );
};

const FieldBody = ({ field, place, prefix }: { field: ContentField; place: FieldPlace; prefix: string }) => {
  const cell: DrawCell = (column, row) => (
    <FieldView key={column.name} field={column} subjectId={place.subjectId} prefix={row} />
  );
  switch (field.type) {
    case 'text':
      return <LineField place={place} isCode={field.isCode ?? false} />;
    case 'longText':
      return <LineField place={place} rows={field.rows ?? 3} />;
    case 'richText':
      return <RichTextField name={place.path} label={place.label} hint={place.hint} />;
    case 'media':
      return <MediaField name={place.path} label={place.label} hint={place.hint} kind={field.kind} />;
    case 'picture':
      return <PictureField {...place} low={`${prefix}${field.low}`} />;
    case 'toman':
      return <NumberOrZeroField {...place} unit={rowTexts.toman} />;
    case 'degrees':
      return <NumberOrZeroField {...place} hasDecimals />;
    case 'moment':
      return <MomentField {...place} />;
    case 'choice':
      return <ChoiceField {...place} options={field.options} />;
    case 'reference':
      return <ReferenceField {...place} to={field.to} />;
    case 'rows':
      return <RowsField {...place} field={field} cell={cell} />;
    case 'lines':
      return <LinesField {...place} one={field.one} max={field.max} />;
    case 'mediaList':
      return <MediaListField name={place.path} label={place.label} hint={place.hint} max={field.max} />;
    case 'pictures':
      return <PicturesField {...place} max={field.max} columns={field.columns} cell={cell} />;
  }
};

/** Plain text: a line, or several with `rows`. */
const LineField = ({
  place: { path, label, hint },
  isCode = false,
  rows,
}: {
  place: FieldPlace;
  isCode?: boolean;
  rows?: number;
}) => {
  const { register, getFieldState, formState } = useFormContext<DocumentValues>();
  const shared = { label, hint, error: getFieldState(path, formState).error?.message };
  return rows === undefined ? (
    <TextField {...shared} isCode={isCode} {...register(path)} />
  ) : (
    <TextAreaField {...shared} rows={rows} {...register(path)} />
  );
};

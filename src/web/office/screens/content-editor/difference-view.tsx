import { toPersianDigits } from '#kernel/fold-digits.ts';
import { contentFieldTexts } from '#web/texts/office/content-fields.ts';
import { editionHistoryTexts } from '#web/texts/office/history.ts';
import { Code } from '#web/ui/figures/code.tsx';
import type { FieldDifference } from '../../app/queries/content-queries.ts';
import { pictureAddress } from '../../ui/media/picture-address.ts';
import { formatFieldValue } from './format-field-value.rules.ts';

/** What was added and removed, field by field; what stayed the same is quiet. */
export const DifferenceView = ({ fields }: { fields: readonly FieldDifference[] }) =>
  fields.length === 0 ? (
    <p className="text-ink-soft">{editionHistoryTexts.same}</p>
  ) : (
    <dl className="grid gap-4">
      {fields.map(({ field, words }) => (
        <div key={field}>
          <dt className="text-small font-semibold">{nameField(field)}</dt>
          <dd className="difference panel p-3">
            {words.length === 0 && <span className="text-ink-soft">{editionHistoryTexts.onlyFormat}</span>}
            {words.map((run, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs of words are their places
              <MarkedRun key={at} run={run} field={field} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );

type Run = FieldDifference['words'][number];

const MarkedRun = ({ run, field }: { run: Run; field: string }) => {
  const shown = run.part ? <Part {...run} part={run.part} /> : formatFieldValue(field, run.text);
  if (run.mark === 'same') return <span>{shown}</span>;
  const Tag = run.mark === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="sr-only">{editionHistoryTexts[run.mark]}: </span>
      {shown}
    </Tag>
  );
};

/** What is no word: a heading's level, where a link leads, a picture as it looks. */
const Part = ({ part, text }: { part: NonNullable<Run['part']>; text: string }) => {
  if (part === 'heading')
    return <span className="difference-part">{editionHistoryTexts.parts.heading(text)}</span>;
  if (part === 'alt')
    return <span className="difference-part">{`${editionHistoryTexts.parts.alt}: ${text}`}</span>;
  return (
    <span className="difference-part">
      {part === 'picture' && <img src={pictureAddress(text, 160)} alt="" loading="lazy" />}
      {`${editionHistoryTexts.parts[part]}: `}
      <Code>{text}</Code>
    </span>
  );
};

/** `specifications.2.title` in words: the list, the row's place, the cell. */
const nameField = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? toPersianDigits(Number(part) + 1) : (nameOf(part) ?? part)))
    .join(' › ');

const nameOf = (name: string): string | undefined =>
  Object.entries(contentFieldTexts).find(([known]) => known === name)?.[1];

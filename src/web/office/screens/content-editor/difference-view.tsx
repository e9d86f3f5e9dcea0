import { toPersianDigits } from '#kernel/fold-digits.ts';
import { historyTexts } from '#web/texts/office/content-editor.ts';
import { contentFieldTexts } from '#web/texts/office/content-fields.ts';
import type { FieldDifference } from '../../app/queries/content-queries.ts';

/** The words that were added and removed, field by field; what stayed the same is quiet. */
export const DifferenceView = ({ fields }: { fields: readonly FieldDifference[] }) =>
  fields.length === 0 ? (
    <p className="text-ink-soft">{historyTexts.same}</p>
  ) : (
    <dl className="grid gap-4">
      {fields.map(({ field, words }) => (
        <div key={field}>
          <dt className="text-small font-semibold">{nameField(field)}</dt>
          <dd className="difference panel p-3">
            {words.map(({ mark, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: runs of words are their places
              <Words key={at} mark={mark} text={text} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );

const Words = ({ mark, text }: FieldDifference['words'][number]) => {
  if (mark === 'added') {
    return (
      <ins>
        <span className="sr-only">{historyTexts.added}: </span>
        {text}
      </ins>
    );
  }
  if (mark === 'removed') {
    return (
      <del>
        <span className="sr-only">{historyTexts.removed}: </span>
        {text}
      </del>
    );
  }
  return <span>{text}</span>;
};

/** `specifications.2.title` in words: the list, the row's place, the cell. */
const nameField = (path: string): string =>
  path
    .split('.')
    .map((part) => (/^\d+$/.test(part) ? toPersianDigits(Number(part) + 1) : (nameOf(part) ?? part)))
    .join(' › ');

const nameOf = (name: string): string | undefined =>
  Object.entries(contentFieldTexts).find(([known]) => known === name)?.[1];

import { useQuery } from '@tanstack/react-query';
import { contentStateNames } from '#contract/office/content-filters.ts';
import { rowTexts } from '#web/texts/office/content-fields.ts';
import { contentQueries } from '../../../app/queries/content-queries.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { buildPageTree, findDescendants, flattenTree } from '../page-tree.rules.ts';
import type { FieldPlace } from './field-place.ts';
import { usePathField } from './use-path-field.ts';

/** Another item by its number: the type of a product, or the page that a page stands under. */
export const ReferenceField = ({ to, ...place }: FieldPlace & { to: 'product-type' | 'page' }) =>
  to === 'page' ? <ParentField {...place} /> : <TypeField {...place} />;

const TypeField = (place: FieldPlace) => {
  const { data } = useQuery(contentQueries.choices('product-type'));
  const options = (data?.items ?? []).map(({ id, title, state }) => ({
    value: String(id),
    label: state === 'published' ? title : `${title} (${contentStateNames[state]})`,
  }));
  return <NumberSelect place={place} options={options} emptyLabel={rowTexts.noType} />;
};

/** A page stands under any page but itself and what is under it. */
const ParentField = (place: FieldPlace) => {
  const { data } = useQuery(contentQueries.tree());
  const pages = data?.items ?? [];
  const closed = findDescendants(pages, place.subjectId);
  const options = flattenTree(buildPageTree(pages))
    .filter(({ page }) => !closed.has(page.id))
    .map(({ page, depth }) => ({
      value: String(page.id),
      label: `${'\u2003'.repeat(depth)}${page.title}`,
    }));
  return <NumberSelect place={place} options={options} emptyLabel={rowTexts.firstLevel} />;
};

const NumberSelect = ({
  place: { path, label, hint },
  options,
  emptyLabel,
}: {
  place: FieldPlace;
  options: readonly { value: string; label: string }[];
  emptyLabel: string;
}) => {
  const { value, onChange, ...field } = usePathField(path);
  return (
    <SelectField
      {...field}
      label={label}
      hint={hint}
      emptyLabel={emptyLabel}
      options={options}
      value={value === 0 || value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
    />
  );
};

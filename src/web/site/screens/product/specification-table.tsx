import type { ProductSpecification } from '#contract/content/products.ts';
import { productTexts } from '#web/texts/product.ts';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';

/** Title and description, row by row. */
export const SpecificationTable = ({ rows }: { rows: readonly ProductSpecification[] }) => {
  if (rows.length === 0) return <p className="py-4 text-ink-soft">{productTexts.noSpecifications}</p>;
  return (
    <table className="w-full max-w-4xl border-collapse text-start">
      <thead className="sr-only">
        <tr>
          <th scope="col">{productTexts.specificationName}</th>
          <th scope="col">{productTexts.specificationValue}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, title, description }) => (
          <tr key={id} className="border-b border-line odd:bg-sunken">
            <th
              scope="row"
              className="w-[40%] px-3 py-2 text-start align-top text-small font-semibold text-ink-soft sm:px-4"
            >
              <UnbrokenText>{title}</UnbrokenText>
            </th>
            <td className="px-3 py-2 align-top text-small sm:px-4">
              <bdi>
                <UnbrokenText>{description}</UnbrokenText>
              </bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

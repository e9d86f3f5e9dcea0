import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { contentKinds } from '#contract/content/kinds.ts';
import { contentTexts, orderTexts } from '#web/texts/office/content.ts';
import { contentQueries, type OrderedKind } from '../../app/queries/content-queries.ts';
import { KindPath } from '../../ui/content/kind-head.tsx';
import { MissingKind } from '../../ui/content/missing-kind.tsx';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { OrderForm } from './order-form.tsx';

const orderedKinds: readonly OrderedKind[] = ['product', 'colleague', 'faq'];

/** The order in which visitors see colleagues, questions, or the products of one type. */
export const Component = () => {
  const name = useParams().kind;
  const kind = orderedKinds.find((one) => one === name);
  return kind ? <OrderScreen kind={kind} /> : <MissingKind />;
};

const OrderScreen = ({ kind }: { kind: OrderedKind }) => {
  const [params, setParams] = useSearchParams();
  const { data: types } = useQuery({
    ...contentQueries.choices('product-type'),
    enabled: kind === 'product',
  });
  const typeId =
    kind === 'product' ? Number(params.get('productTypeId') ?? types?.items[0]?.id ?? 0) : undefined;
  const order = useQuery({ ...contentQueries.order(kind, typeId), enabled: typeId !== 0 });
  return (
    <div className="max-w-3xl">
      <ScreenHead title={orderTexts.title(contentKinds[kind].many)} above={<KindPath kind={kind} />} />
      <p className="mb-3 text-ink-soft">{orderTexts.hint}</p>
      {kind === 'product' && (
        <FilterBar>
          <select
            aria-label={orderTexts.type}
            className="field field-small w-auto max-w-full"
            value={typeId}
            onChange={({ target }) => setParams({ productTypeId: target.value })}
          >
            {types?.items.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </FilterBar>
      )}
      <QueryFrame query={order} skeletonClass="h-80">
        {(shown) =>
          shown.items.length < 2 ? (
            <p className="panel p-6 text-center text-ink-soft">
              {shown.items.length === 0 ? contentTexts.empty(contentKinds[kind].many) : orderTexts.few}
            </p>
          ) : (
            <OrderForm
              key={`${kind}/${typeId}/${shown.rev}`}
              kind={kind}
              productTypeId={typeId}
              order={shown}
            />
          )
        }
      </QueryFrame>
    </div>
  );
};

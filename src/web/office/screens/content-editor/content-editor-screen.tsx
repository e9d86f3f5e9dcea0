import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { type ContentKind, contentKinds } from '#contract/content/kinds.ts';
import { contentQueries } from '../../app/queries/content-queries.ts';
import { MissingKind } from '../../ui/content/missing-kind.tsx';
import { findKind } from '../../ui/content/office-kinds.ts';
import { NotFound } from '../../ui/not-found.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { DraftEditor } from './draft-editor.tsx';

/** One item of the site: its form, its actions, and beside it how visitors will see it. */
export const Component = () => {
  const params = useParams();
  const kind = findKind(params.kind);
  const id = Number(params.id);
  if (!kind) return <MissingKind />;
  return Number.isSafeInteger(id) ? (
    <OneItem key={`${kind}/${id}`} kind={kind} id={id} />
  ) : (
    <MissingItem kind={kind} />
  );
};

const MissingItem = ({ kind }: { kind: ContentKind }) => (
  <NotFound to={`/content/${kind}`} list={contentKinds[kind].many} />
);

const OneItem = (item: Parameters<typeof contentQueries.draft>[0]) => {
  const draft = useQuery(contentQueries.draft(item));
  return (
    <QueryFrame query={draft} missing={<MissingItem kind={item.kind} />} skeletonClass="h-[70vh]">
      {(shown) => <DraftEditor draft={shown} />}
    </QueryFrame>
  );
};

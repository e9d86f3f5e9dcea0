import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { contentKinds } from '#contract/content/kinds.ts';
import { contentQueries } from '../../app/queries/content-queries.ts';
import { findKind } from '../../ui/content/kind-looks.ts';
import { MissingKind } from '../../ui/content/missing-kind.tsx';
import { MissingThing } from '../../ui/missing-thing.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { DraftEditor } from './draft-editor.tsx';

/** One thing of the site: its form, its deeds, and beside it how visitors will see it. */
export const Screen = () => {
  const params = useParams();
  const kind = findKind(params.kind);
  const id = Number(params.id);
  return kind && Number.isSafeInteger(id) ? (
    <OneThing key={`${kind}/${id}`} kind={kind} id={id} />
  ) : (
    <MissingKind />
  );
};

const OneThing = (thing: Parameters<typeof contentQueries.draft>[0]) => {
  const draft = useQuery(contentQueries.draft(thing));
  return (
    <QueryFrame
      query={draft}
      missing={<MissingThing to={`/content/${thing.kind}`} list={contentKinds[thing.kind].many} />}
      skeletonClass="h-[70vh]"
    >
      {(shown) => <DraftEditor draft={shown} />}
    </QueryFrame>
  );
};

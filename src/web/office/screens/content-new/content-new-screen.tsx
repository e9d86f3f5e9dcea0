import { useNavigate, useParams } from 'react-router';
import { type ContentKind, contentKinds, kindFacts } from '#contract/content/kinds.ts';
import { newContentTexts } from '#web/texts/office/content.ts';
import { KindPath } from '../../ui/content/kind-head.tsx';
import { MissingKind } from '../../ui/content/missing-kind.tsx';
import { findKind } from '../../ui/content/office-kinds.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { NewForm } from './new-form.tsx';

/** A new item begins with its name; everything else is written over the draft that this makes. */
export const Component = () => {
  const kind = findKind(useParams().kind);
  return kind && !kindFacts(kind).isFixed ? <NewScreen kind={kind} /> : <MissingKind />;
};

const NewScreen = ({ kind }: { kind: ContentKind }) => {
  const navigate = useNavigate();
  return (
    <div className="max-w-2xl">
      <ScreenHead title={newContentTexts.title(contentKinds[kind].one)} above={<KindPath kind={kind} />} />
      <p className="mb-4 text-ink-soft">{newContentTexts.hint}</p>
      <NewForm
        key={kind}
        kind={kind}
        onMade={(id) => navigate(`/content/${kind}/${id}`, { replace: true })}
      />
    </div>
  );
};

import { useWatch } from 'react-hook-form';
import { kindFacts } from '#contract/content/kinds.ts';
import { editorTexts } from '#web/texts/office/content-editor.ts';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import { CardPreview } from './card-preview.tsx';
import { HistorySection } from './history-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { MessagePreview, SearchPreview } from './search-preview.tsx';
import type { ContentDraftForm } from './use-content-draft.ts';

/** Beside the form: how visitors, search engines and messengers will show it, what is planned, what was before. */
const EditorAside = ({ draft, editor }: { draft: ContentDraft; editor: ContentDraftForm }) => {
  const values = useWatch({ control: editor.form.control });
  const address = draft.fixedPage?.shownAt ?? draft.address;
  const hasMeta = 'metaTitle' in values;
  return (
    <aside className="editor-aside" aria-label={editorTexts.aside}>
      {hasMeta && address && <SearchPreview values={values} address={address} />}
      <CardPreview kind={draft.kind} values={values} />
      {address && <MessagePreview values={values} titleField={kindFacts(draft.kind).titleField} />}
      <PlanSection draft={draft} editor={editor} />
      <HistorySection draft={draft} editor={editor} />
    </aside>
  );
};

export default EditorAside;

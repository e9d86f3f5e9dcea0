import type { ContentDraft } from '../../app/queries/content-queries.ts';
import type { FieldSection } from '../../ui/content/fields/content-field.ts';
import { listSections } from '../../ui/content/fields/document-values.rules.ts';
import { FieldView } from '../../ui/content/fields/field-view.tsx';
import { Panel } from '../../ui/panel.tsx';

/** The fields of a kind, section by section. */
const FormSections = ({ draft }: { draft: ContentDraft }) =>
  listSections(draft.kind, draft.fixedPage?.pageKey).map((section) => (
    <SectionView key={section.title} section={section} subjectId={draft.id} />
  ));

const SectionView = ({ section, subjectId }: { section: FieldSection; subjectId: number }) => {
  const fields = (
    <div className="grid gap-4">
      {section.fields.map((field) => (
        <FieldView key={field.name} field={field} subjectId={subjectId} />
      ))}
    </div>
  );
  return section.isFolded ? (
    <details className="panel">
      <summary className="panel-head cursor-pointer font-semibold">{section.title}</summary>
      <div className="p-4">{fields}</div>
    </details>
  ) : (
    <Panel title={section.title}>{fields}</Panel>
  );
};

export default FormSections;

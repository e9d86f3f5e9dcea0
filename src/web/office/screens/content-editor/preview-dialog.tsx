import { useState } from 'react';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import { previewTexts } from '#web/texts/office/content-editor.ts';
import { editionHistoryTexts } from '#web/texts/office/history.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ExternalLink } from '#web/ui/icons.ts';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SegmentedButtons } from '../../ui/segmented-buttons.tsx';
import { PreviewWindow } from './preview-window.tsx';

const widths = [360, 768, 1280] as const;
type Width = (typeof widths)[number];

/** The draft, or an edition, in the site's own page, at the widths of a phone, a tablet and a computer. */
export const PreviewDialog = ({
  draft: { kind, id },
  version,
  onClose,
}: {
  draft: Pick<ContentDraft, 'kind' | 'id'>;
  version?: number;
  onClose: () => void;
}) => {
  const [width, setWidth] = useState<Width>(window.innerWidth < 900 ? 360 : 1280);
  const address = `${officeBasePath}/content/${kind}/${id}/preview${version ? `?version=${version}` : ''}`;
  return (
    <Dialog
      title={version ? editionHistoryTexts.version(version) : previewTexts.title}
      isFull
      onClose={onClose}
    >
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedButtons label={previewTexts.width} values={widths} chosen={width} onChoose={setWidth}>
          {(one) => (
            <>
              {previewTexts.widths[one]}
              <span className="text-ink-faint max-sm:sr-only">{previewTexts.pixels(one)}</span>
            </>
          )}
        </SegmentedButtons>
        <LinkButton href={address} target="_blank" rel="noreferrer" size="small">
          <ExternalLink size={18} />
          {previewTexts.newTab}
        </LinkButton>
      </div>
      <PreviewWindow
        address={address}
        width={width}
        name={version ? editionHistoryTexts.page : previewTexts.page}
      />
    </Dialog>
  );
};

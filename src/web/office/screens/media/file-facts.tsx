import type { ReactNode } from 'react';
import { formatBytes } from '#kernel/format-bytes.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { Download, ShieldCheck } from '#web/ui/icons.ts';
import type { MediaDetails } from '../../app/queries/media-queries.ts';
import { CopyButton } from '../../ui/copy-button.tsx';

/** What a file is: name, measure, size, who brought it. */
export const FileFacts = ({ file }: { file: MediaDetails }) => (
  <section className="media-panel-part">
    <div className="flex items-start gap-2">
      <h2 className="min-w-0 flex-1 break-words">
        <bdi>{file.name}</bdi>
      </h2>
      <CopyButton text={file.address} label={libraryTexts.copy} isIconOnly />
      <a className="icon-button" href={file.address} download={file.name} aria-label={libraryTexts.download}>
        <Download size={18} />
      </a>
    </div>
    <dl className="media-facts">
      {file.width !== null && file.height !== null && (
        <Fact name={libraryTexts.size}>
          <Code>{`${file.width} × ${file.height}`}</Code>
        </Fact>
      )}
      <Fact name={libraryTexts.bytes}>{formatBytes(file.bytes)}</Fact>
      {file.pages !== null && <Fact name={libraryTexts.pages}>{libraryTexts.pageCount(file.pages)}</Fact>}
      <Fact name={libraryTexts.by}>
        {file.by}، <DateText at={file.createdAt} isHinted />
      </Fact>
      {file.kind === 'picture' && (
        <Fact name={libraryTexts.metadata}>
          <span className="inline-flex items-center gap-1 text-success">
            <ShieldCheck size={16} />
            {libraryTexts.metadataGone}
          </span>
        </Fact>
      )}
    </dl>
  </section>
);

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-4">
    <dt className="w-20 shrink-0 text-ink-soft">{name}</dt>
    <dd className="min-w-0 flex-1 font-semibold">{children}</dd>
  </div>
);

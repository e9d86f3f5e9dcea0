import { Link } from 'react-router';
import { type ContentKind, contentKinds } from '#contract/content/kinds.ts';
import { contentTexts } from '#web/texts/office/content.ts';
import { ClampedText } from '#web/ui/figures/clamped-text.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { ExternalLink } from '#web/ui/icons.ts';
import type { ContentRow } from '../../app/queries/content-queries.ts';
import { ContentStateChips } from '../../ui/content/state-chips.tsx';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { RowChoice } from '../../ui/list/use-row-choice.ts';

const { column } = contentTexts;

const columnsOf = (kind: ContentKind): readonly Column<ContentRow>[] => [
  {
    id: 'title',
    head: column.title,
    isUnnamedInCard: true,
    cell: ({ id, title, fixedPage }) => (
      <>
        <Link to={`/content/${kind}/${id}`} className="row-link">
          {fixedPage?.name ?? title}
        </Link>
        {fixedPage && <ClampedText className="max-w-96 text-fine text-ink-faint">{title}</ClampedText>}
      </>
    ),
  },
  ...(kind === 'static-page' ? fixedColumns : []),
  { id: 'state', head: column.state, isCorner: true, cell: (row) => <ContentStateChips row={row} /> },
  {
    id: 'editor',
    head: column.editor,
    isWideOnly: true,
    cell: ({ editedBy }) => editedBy && <bdi>{editedBy}</bdi>,
  },
  { id: 'time', head: column.time, cell: ({ editedAt }) => <DateText at={editedAt} form="moment" /> },
];

const fixedColumns: readonly Column<ContentRow>[] = [
  {
    id: 'key',
    head: column.key,
    isWideOnly: true,
    cell: ({ fixedPage }) => fixedPage && <Code className="text-fine">{fixedPage.pageKey}</Code>,
  },
  {
    id: 'shownAt',
    head: column.shownAt,
    cell: ({ fixedPage }) =>
      fixedPage && (
        <a
          href={fixedPage.shownAt}
          target="_blank"
          rel="noreferrer"
          className="text-link inline-flex items-center gap-1"
        >
          <Code>{fixedPage.shownAt}</Code>
          <ExternalLink size={14} />
        </a>
      ),
  },
];

export const ContentTable = ({
  kind,
  rows,
  choice,
}: {
  kind: ContentKind;
  rows: readonly ContentRow[];
  choice: RowChoice;
}) => (
  <DataTable
    caption={contentTexts.caption(contentKinds[kind].many)}
    columns={columnsOf(kind)}
    rows={rows}
    rowKey={({ id }) => String(id)}
    rowName={({ title }) => title}
    choice={choice}
  />
);

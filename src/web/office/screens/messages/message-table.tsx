import { Link } from 'react-router';
import { messageTexts } from '#web/texts/office/messages.ts';
import { ClampedText } from '#web/ui/figures/clamped-text.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import type { MessageRow } from '../../app/queries/message-queries.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { RowChoice } from '../../ui/list/use-row-choice.ts';
import { MessageStateChip } from '../../ui/message-state-chip.tsx';

const columns: readonly Column<MessageRow>[] = [
  {
    id: 'subject',
    head: messageTexts.subject,
    isUnnamedInCard: true,
    cell: ({ id, subject, excerpt, state }) => (
      <>
        <Link to={`/messages/${id}`} className="row-link">
          <bdi>
            <UnbrokenText>{subject}</UnbrokenText>
          </bdi>
        </Link>
        <ClampedText className={`max-w-72 text-fine ${state === 'new' ? 'text-ink-soft' : 'text-ink-faint'}`}>
          {excerpt}
        </ClampedText>
      </>
    ),
  },
  {
    id: 'from',
    head: messageTexts.from,
    cell: ({ fullName, email }) => (
      <>
        <bdi>{fullName}</bdi>
        <Code className="block text-fine text-ink-soft">{email}</Code>
      </>
    ),
  },
  {
    id: 'state',
    head: messageTexts.state,
    isCorner: true,
    cell: ({ state }) => <MessageStateChip state={state} />,
  },
  {
    id: 'assignee',
    head: messageTexts.person,
    isWideOnly: true,
    cell: ({ assignee }) => assignee?.name ?? <span className="text-ink-faint">{messageTexts.nobody}</span>,
  },
  {
    id: 'receivedAt',
    head: messageTexts.receivedAt,
    cell: ({ receivedAt }) => <DateText at={receivedAt} form="moment" />,
  },
];

export const MessageTable = ({ rows, choice }: { rows: readonly MessageRow[]; choice: RowChoice }) => (
  <DataTable
    caption={messageTexts.caption}
    columns={columns}
    rows={rows}
    rowKey={({ id }) => String(id)}
    rowName={({ subject }) => subject}
    choice={choice}
  />
);

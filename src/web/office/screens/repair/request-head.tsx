import { linkTexts, requestPageTexts, storyTexts } from '#web/texts/office/request.ts';
import { Printer } from '#web/ui/icons.ts';
import type { RequestDetails } from '../../app/queries/repair-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Ellipsis } from '../../ui/office-icons.ts';
import { WorkReturnChip } from '../../ui/repair/work-return-chip.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { StatusCircle } from '../../ui/status-circle.tsx';
import type { OpenAction } from './moves/open-action.ts';
import { listPapers } from './papers/list-papers.ts';
import { RequestPosition } from './request-position.tsx';

/** The name and status of the request, and what can be printed or sent of it. */
export const RequestHead = ({
  details,
  onOpen,
}: {
  details: RequestDetails;
  onOpen: (action: OpenAction) => void;
}) => {
  const { request, device } = details;
  const mayNotify = useMay('repairs.notify');
  const mayUnlock = useMay('devices.unlock');
  const papers = listPapers(details);
  return (
    <ScreenHead
      title={device.fNameMahsool}
      above={<RequestPosition traceNumber={request.fCode} />}
      beside={<StatusChip details={details} />}
    >
      {papers.length > 0 && (
        <MenuButton
          label={requestPageTexts.print}
          icon={<Printer size={18} />}
          items={papers.map((paper) => ({
            label: paper.label,
            onSelect: () => onOpen({ kind: 'print', paper }),
          }))}
        />
      )}
      {(mayNotify || mayUnlock) && (
        <MenuButton
          label={requestPageTexts.more}
          isIconOnly
          icon={<Ellipsis size={20} />}
          items={[
            ...(mayNotify
              ? [
                  {
                    label: storyTexts.sendLink,
                    onSelect: () => onOpen({ kind: 'send-again', message: null }),
                  },
                  { label: linkTexts.replace, onSelect: () => onOpen({ kind: 'replace-link' }) },
                ]
              : []),
            ...(mayUnlock ? [{ label: linkTexts.unlock, onSelect: () => onOpen({ kind: 'unlock' }) }] : []),
          ]}
        />
      )}
    </ScreenHead>
  );
};

const StatusChip = ({ details }: { details: RequestDetails }) => {
  const { request, ageDays, isOverdue, waitsFor } = details;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <span className="chip chip-brand">
        <StatusCircle status={request.statusId} waitsFor={waitsFor} />
        {request.statusTitle}
      </span>
      {waitsFor !== 'nobody' && (
        <span className={isOverdue ? 'chip chip-danger' : 'chip'}>
          {requestPageTexts.age(ageDays)}
          {isOverdue && `، ${requestPageTexts.overdue}`}
        </span>
      )}
      {request.repairInPlace && <span className="chip">{requestPageTexts.inPlace}</span>}
      {details.isWorkReturn && <WorkReturnChip />}
    </span>
  );
};

import { Link, useLocation, useNavigate } from 'react-router';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { ChevronLeft, ChevronRight } from '#web/ui/icons.ts';
import { useScreenKeys } from '../../app/keys/use-screen-keys.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { useNeighbours } from '../../ui/repair/list-position.ts';

/** The way back to the list one came from, and from it to the request before and after; `j` and `k` do the same. */
export const RequestPosition = ({ traceNumber }: { traceNumber: string }) => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const list = useNeighbours(traceNumber);
  const goTo = (code: string | undefined) => {
    if (code) void navigate(`/repairs/${code}`, { state });
  };
  const goOn = () => goTo(list?.after);
  const goBack = () => goTo(list?.before);
  useScreenKeys({ KeyJ: goOn, KeyK: goBack });
  return (
    <nav aria-label={requestPageTexts.queue} className="flex flex-wrap items-center gap-2">
      <Link to={list?.address ?? '/repairs'} className="text-link">
        {requestPageTexts.queue}
      </Link>
      <span aria-hidden="true">›</span>
      <Code className="font-semibold text-ink">{traceNumber}</Code>
      <CopyButton text={traceNumber} label={requestPageTexts.copyCode} isIconOnly />
      {list && list.count > 1 && (
        <span className="flex items-center">
          <Neighbour code={list.before} name={requestPageTexts.before} state={state} Icon={ChevronRight} />
          <span className="text-fine text-ink-soft">
            {requestPageTexts.placeInList(list.place, list.count)}
          </span>
          <Neighbour code={list.after} name={requestPageTexts.after} state={state} Icon={ChevronLeft} />
        </span>
      )}
    </nav>
  );
};

const Neighbour = ({
  code,
  name,
  state,
  Icon,
}: {
  code: string | undefined;
  name: string;
  state: unknown;
  Icon: typeof ChevronLeft;
}) =>
  code === undefined ? (
    <span className="icon-button opacity-40" aria-hidden="true">
      <Icon size={18} />
    </span>
  ) : (
    <Link to={`/repairs/${code}`} state={state} className="icon-button" aria-label={name} title={name}>
      <Icon size={18} />
    </Link>
  );

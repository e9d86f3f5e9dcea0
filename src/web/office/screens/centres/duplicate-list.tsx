import { useQuery } from '@tanstack/react-query';
import { centreTexts } from '#web/texts/office/devices.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { centreQueries, type ListedCentre } from '../../app/queries/centre-queries.ts';
import { May } from '../../ui/may.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Centres that are likely one, offered for merging; renders nothing when there are none. */
export const DuplicateList = ({ onMerge }: { onMerge: (pair: readonly ListedCentre[]) => void }) => {
  const { data: groups = [] } = useQuery(centreQueries.duplicates());
  if (groups.length === 0) return null;
  return (
    <Panel title={centreTexts.duplicates} hint={centreTexts.duplicatesHint} className="mb-4">
      <ul className="-my-3 divide-y divide-line">
        {groups.map((group) => (
          <li key={group[0]?.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            {group.map(({ id, name, city }) => (
              <span key={id}>
                <bdi className="font-semibold">{name}</bdi>{' '}
                <span className="text-fine text-ink-soft">
                  {city} <Code>{id}</Code>
                </span>
              </span>
            ))}
            <May permission="centres.write">
              <Button
                size="small"
                className="ms-auto"
                aria-label={`${centreTexts.merge} ${group[0]?.name ?? ''}`}
                onClick={() => onMerge(group.slice(0, 2))}
              >
                {centreTexts.merge}
              </Button>
            </May>
          </li>
        ))}
      </ul>
    </Panel>
  );
};

import { useQuery } from '@tanstack/react-query';
import { runningTexts } from '#web/texts/office/running.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { Note } from '#web/ui/note.tsx';
import { type RunningFacts, runningQueries } from '../../app/queries/running-queries.ts';
import { Panel } from '../../ui/panel.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { BackupTable } from './backup-table.tsx';

/** For managers: whether the installation is backed up, has room, and sends what it should. */
export const Screen = () => {
  const now = useQuery(runningQueries.now());
  return (
    <>
      <ScreenHead title={runningTexts.title} />
      <QueryFrame query={now}>
        {(facts) => (
          <div className="grid gap-4">
            <Warnings facts={facts} />
            <div className="grid items-start gap-4 2xl:grid-cols-[3fr_2fr]">
              <BackupFacts backups={facts.backups} />
              <SystemFacts facts={facts} />
            </div>
          </div>
        )}
      </QueryFrame>
    </>
  );
};

const Warnings = ({ facts: { backups, disk } }: { facts: RunningFacts }) => (
  <>
    {backups.warning && <Note tone="warning">{runningTexts.warnings[backups.warning]}</Note>}
    {disk.state !== 'fine' && (
      <Note tone={disk.state === 'full' ? 'danger' : 'warning'}>{runningTexts.diskWarnings[disk.state]}</Note>
    )}
  </>
);

const BackupFacts = ({ backups }: { backups: RunningFacts['backups'] }) => (
  <Panel title={runningTexts.backups}>
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 not-last:mb-4">
      <dt className="text-ink-soft">{runningTexts.last}</dt>
      <dd className="font-semibold">
        {backups.lastAt === null || backups.ageMinutes === null ? (
          runningTexts.none
        ) : (
          <>
            {runningTexts.ago(backups.ageMinutes)}{' '}
            <span className="font-normal text-ink-soft">
              (<DateText at={backups.lastAt} form="moment" />)
            </span>
          </>
        )}
      </dd>
      <dt className="text-ink-soft">{runningTexts.schedule}</dt>
      <dd>{runningTexts.schedules[backups.schedule]}</dd>
    </dl>
    {backups.runs.length > 0 && <BackupTable runs={backups.runs} />}
  </Panel>
);

const SystemFacts = ({ facts: { release, engine, disk, outbox } }: { facts: RunningFacts }) => (
  <Panel title={runningTexts.system}>
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      <dt className="text-ink-soft">{runningTexts.release}</dt>
      <dd>
        <Code>{release}</Code>
      </dd>
      <dt className="text-ink-soft">{runningTexts.database}</dt>
      <dd>
        <Code>{runningTexts.engines[engine]}</Code>
      </dd>
      <dt className="text-ink-soft">{runningTexts.disk}</dt>
      <dd>{runningTexts.diskOf(disk.freeBytes, disk.totalBytes)}</dd>
      <dt className="text-ink-soft">{runningTexts.waiting}</dt>
      <dd>{runningTexts.waitingOf(outbox.waiting, outbox.oldestMinutes)}</dd>
      <dt className="text-ink-soft">{runningTexts.dead}</dt>
      <dd>
        <Count>{outbox.dead}</Count>
      </dd>
    </dl>
  </Panel>
);

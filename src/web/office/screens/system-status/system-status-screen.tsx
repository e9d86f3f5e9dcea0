import { useQuery } from '@tanstack/react-query';
import { systemStatusTexts } from '#web/texts/office/system-status.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { Note } from '#web/ui/note.tsx';
import { type SystemStatus, systemStatusQueries } from '../../app/queries/system-status-queries.ts';
import { Panel } from '../../ui/panel.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { BackupTable } from './backup-table.tsx';

/** For managers: whether the installation is backed up, has room, and sends what it should. */
export const Component = () => {
  const now = useQuery(systemStatusQueries.now());
  return (
    <>
      <ScreenHead title={systemStatusTexts.title} />
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

const Warnings = ({ facts: { backups, disk } }: { facts: SystemStatus }) => (
  <>
    {backups.warning && <Note tone="warning">{systemStatusTexts.warnings[backups.warning]}</Note>}
    {disk.state !== 'fine' && (
      <Note tone={disk.state === 'full' ? 'danger' : 'warning'}>
        {systemStatusTexts.diskWarnings[disk.state]}
      </Note>
    )}
  </>
);

const BackupFacts = ({ backups }: { backups: SystemStatus['backups'] }) => (
  <Panel title={systemStatusTexts.backups}>
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 not-last:mb-4">
      <dt className="text-ink-soft">{systemStatusTexts.last}</dt>
      <dd className="font-semibold">
        {backups.lastAt === null || backups.ageMinutes === null ? (
          systemStatusTexts.none
        ) : (
          <>
            {systemStatusTexts.ago(backups.ageMinutes)}{' '}
            <span className="font-normal text-ink-soft">
              (<DateText at={backups.lastAt} form="moment" />)
            </span>
          </>
        )}
      </dd>
      <dt className="text-ink-soft">{systemStatusTexts.schedule}</dt>
      <dd>{systemStatusTexts.schedules[backups.schedule]}</dd>
    </dl>
    {backups.runs.length > 0 && <BackupTable runs={backups.runs} />}
  </Panel>
);

const SystemFacts = ({ facts: { release, engine, disk, outbox } }: { facts: SystemStatus }) => (
  <Panel title={systemStatusTexts.system}>
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      <dt className="text-ink-soft">{systemStatusTexts.release}</dt>
      <dd>
        <Code>{release}</Code>
      </dd>
      <dt className="text-ink-soft">{systemStatusTexts.database}</dt>
      <dd>
        <Code>{systemStatusTexts.engines[engine]}</Code>
      </dd>
      <dt className="text-ink-soft">{systemStatusTexts.disk}</dt>
      <dd>{systemStatusTexts.diskOf(disk.freeBytes, disk.totalBytes)}</dd>
      <dt className="text-ink-soft">{systemStatusTexts.waiting}</dt>
      <dd>{systemStatusTexts.waitingOf(outbox.waiting, outbox.oldestMinutes)}</dd>
      <dt className="text-ink-soft">{systemStatusTexts.dead}</dt>
      <dd>
        <Count>{outbox.dead}</Count>
      </dd>
    </dl>
  </Panel>
);

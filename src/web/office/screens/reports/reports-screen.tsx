import { lazy, Suspense } from 'react';
import { reportScreenTexts as texts } from '#web/texts/office/reports.ts';
import { useMay } from '../../app/session/use-session.ts';
import { type AddressTable, isDay } from '../../ui/list/address-state.rules.ts';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { May } from '../../ui/may.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { CausesPanel } from './causes-panel.tsx';
import { FailuresPanel } from './failures-panel.tsx';
import { IncomePanel } from './income-panel.tsx';
import { KeyFigures } from './key-figures.tsx';
import { LateLink } from './late-link.tsx';
import { OpenPanel } from './open-panel.tsx';
import { OverduePanel } from './overdue-panel.tsx';
import type { Span } from './report-span.rules.ts';
import { SpanBar } from './span-bar.tsx';
import { SurveyPanel } from './survey-panel.tsx';
import { TurnaroundPanel } from './turnaround-panel.tsx';
import { UndeliveredPanel } from './undelivered-panel.tsx';
import '../../ui/charts/chart.css';
import './report.css';

// Once a month, by one person.
const AccountingPanel = lazy(() => import('./accounting-panel.tsx'));

const address = { from: isDay, to: isDay } satisfies AddressTable<Span>;

/** The company's and the desk's figures; each has its picture, its table and its file. */
export const Component = () => {
  const [span, setSpan] = useAddressState(address);
  const isManager = useMay('reports.read');
  return (
    <>
      <ScreenHead title={texts.title} beside={<SpanBar span={span} onChange={setSpan} />}>
        <LateLink />
      </ScreenHead>
      <KeyFigures span={span} isManager={isManager} />
      <div className="reports-grid">
        <OpenPanel span={span} />
        {isManager && <TurnaroundPanel span={span} />}
        {isManager && <IncomePanel span={span} />}
        {isManager && <SurveyPanel span={span} />}
        <OverduePanel span={span} />
        {isManager && <FailuresPanel span={span} />}
        {isManager && <CausesPanel span={span} />}
      </div>
      <UndeliveredPanel span={span} />
      <May permission="accounting.export">
        <Suspense>
          <AccountingPanel />
        </Suspense>
      </May>
    </>
  );
};

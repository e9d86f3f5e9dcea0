import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { billTexts } from '#web/texts/office/bill.ts';
import { Button } from '#web/ui/button.tsx';
import { priceQueries } from '../../app/queries/desk-setting-queries.ts';
import { serviceReportQueries } from '../../app/queries/service-report-queries.ts';
import type { LineValues } from './bill-values.ts';
import { listSparePartLines } from './report-spare-parts.rules.ts';

/** Adds the parts of the service report as lines, in one press here or at the report. */
export const ReportSpareParts = ({
  traceNumber,
  lines,
  onAdd,
}: {
  traceNumber: string;
  lines: readonly LineValues[];
  onAdd: (lines: LineValues[]) => void;
}) => {
  const navigate = useNavigate();
  const isPressed = useLocation().hash === '#parts';
  const parts = useQuery(serviceReportQueries.one(traceNumber)).data?.document.parts ?? [];
  const prices = useQuery({ ...priceQueries.list(), enabled: parts.length > 0 }).data?.items;
  const missing = prices ? listSparePartLines(parts, prices, lines) : [];
  const isRead = parts.length > 0 && prices !== undefined;
  const addPressed = useEffectEvent(() => {
    void navigate({ hash: '' }, { replace: true });
    if (missing.length > 0) onAdd(missing);
  });
  useEffect(() => {
    if (isPressed && isRead) addPressed();
  }, [isPressed, isRead]);
  if (missing.length === 0) return null;
  return (
    <Button size="small" className="mt-2" onClick={() => onAdd(missing)}>
      {billTexts.addParts(missing.length)}
    </Button>
  );
};

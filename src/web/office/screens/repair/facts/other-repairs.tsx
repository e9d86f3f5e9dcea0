import { Link } from 'react-router';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { ClampedText } from '#web/ui/figures/clamped-text.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { Panel } from '../../../ui/panel.tsx';

export const OtherRepairs = ({ details: { otherRepairs } }: { details: RequestDetails }) => (
  <Panel title={requestPageTexts.otherRepairs}>
    {otherRepairs.length === 0 ? (
      <p className="text-small text-ink-soft">{requestPageTexts.noOtherRepairs}</p>
    ) : (
      <ul className="grid gap-2">
        {otherRepairs.map((one) => (
          <li key={one.traceNumber}>
            <Link to={`/repairs/${one.traceNumber}`} className="other-repair">
              <span className="flex flex-wrap items-baseline gap-x-2">
                <Code className="font-semibold">{one.traceNumber}</Code>
                <span className="text-fine text-ink-soft">{one.statusTitle}</span>
                <span className="ms-auto text-fine text-ink-soft">
                  <DateText at={one.registeredAt} isHinted />
                </span>
              </span>
              <ClampedText className="text-fine text-ink-soft">{one.issueDescription}</ClampedText>
            </Link>
          </li>
        ))}
      </ul>
    )}
  </Panel>
);

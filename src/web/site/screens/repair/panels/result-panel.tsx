import { resultTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { IsolatedText } from '#web/ui/figures/isolated-text.tsx';
import { CircleCheck } from '#web/ui/icons.ts';
import { usePortal } from '../state/portal-context.ts';
import type { SaveResult } from '../state/portal-state.ts';
import { PanelActions, PanelCard } from './panel-card.tsx';

/** Right after saving: the server's words, the trace number, and what to do now. */
export const ResultPanel = ({ result: { message, request } }: { result: SaveResult }) => {
  const { actions } = usePortal();
  return (
    <PanelCard
      title={
        <span className="flex items-center gap-3">
          <CircleCheck size={28} className="shrink-0 text-success" />
          {resultTexts.heading}
        </span>
      }
      intro={
        <p role="status">
          <IsolatedText>{message}</IsolatedText>
        </p>
      }
    >
      <div className="rounded-card bg-brand-mist p-5 text-center">
        <p className="text-small text-ink-soft">{resultTexts.trace}</p>
        <p className="text-heading-1 font-extrabold">
          <Code>{request.fCode}</Code>
        </p>
        <p className="text-fine text-ink-soft">{resultTexts.keep}</p>
      </div>
      <div>
        <h3 className="font-semibold">{resultTexts.next}</h3>
        <p className="text-ink-soft">{request.nextDescription}</p>
      </div>
      <PanelActions>
        <Button variant="accent" size="large" onClick={actions.closeResult}>
          {resultTexts.continue}
        </Button>
      </PanelActions>
    </PanelCard>
  );
};

import { useState } from 'react';
import type { ContentKind } from '#contract/content/kinds.ts';
import { contentTexts } from '#web/texts/office/content.ts';
import { toastTexts } from '#web/texts/office/lists.ts';
import { type ContentRow, contentClient, contentQueries } from '../../app/queries/content-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { ChoiceBar } from '../../ui/list/choice-bar.tsx';
import type { RowChoice } from '../../ui/list/use-row-choice.ts';
import { May } from '../../ui/may.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { listManyActions, type ManyAction } from './many-actions.rules.ts';

const words = {
  publish: {
    button: contentTexts.publishMany,
    title: contentTexts.publishManyTitle,
    hint: contentTexts.publishManyHint,
    done: contentTexts.publishedMany,
  },
  hide: {
    button: contentTexts.hideMany,
    title: contentTexts.hideManyTitle,
    hint: contentTexts.hideManyHint,
    done: contentTexts.hiddenMany,
  },
  show: { button: contentTexts.showMany, title: undefined, hint: undefined, done: contentTexts.shownMany },
} as const;

/** Publishing, hiding or showing the chosen rows, all of them or none; hiding can be taken back. */
export const ManyBar = ({ kind, choice }: { kind: ContentKind; choice: RowChoice<ContentRow> }) => {
  const [asked, setAsked] = useState<ManyAction>();
  const refresh = useRefresh(contentQueries.all);
  const change = useAction(
    (input: { action: ManyAction; ids: number[] }, options) =>
      contentClient.changeManyContent({ kind, ...input }, options),
    {
      onSuccess: ({ ids }, { action }) => {
        choice.clear();
        showToast(words[action].done(ids.length), {
          undo:
            action === 'hide'
              ? () => contentClient.changeManyContent({ kind, action: 'show', ids }).then(refresh)
              : undefined,
          undoText: toastTexts.showAgain,
        });
        void refresh();
      },
    },
  );
  const { chosen } = choice;
  const run = (action: ManyAction) => change.mutateAsync({ action, ids: chosen.map(({ id }) => id) });
  const question = asked && words[asked];
  return (
    <May permission="content.publish">
      <ChoiceBar choice={choice}>
        {listManyActions(chosen).map((action) => (
          <BusyButton
            key={action}
            variant={action === 'publish' ? 'accent' : 'quiet'}
            size="small"
            isBusy={change.isPending}
            onClick={() => (action === 'show' ? void run(action).catch(showFailure) : setAsked(action))}
          >
            {words[action].button}
          </BusyButton>
        ))}
      </ChoiceBar>
      {asked && question?.title && (
        <ConfirmDialog
          title={question.title(chosen.length)}
          confirm={question.button}
          onConfirm={() => run(asked)}
          onClose={() => setAsked(undefined)}
        >
          <p>{question.hint}</p>
          <ul className="list-disc ps-5">
            {chosen.slice(0, 10).map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </May>
  );
};

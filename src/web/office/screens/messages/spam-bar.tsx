import { messageTexts } from '#web/texts/office/messages.ts';
import { menuQueries } from '../../app/queries/menu-queries.ts';
import { type MessageRow, messageClient, messageQueries } from '../../app/queries/message-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ChoiceBar } from '../../ui/list/choice-bar.tsx';
import type { RowChoice } from '../../ui/list/use-row-choice.ts';
import { May } from '../../ui/may.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Several messages are spam, or are not; the toast takes it back. */
export const SpamBar = ({ choice, isSpamList }: { choice: RowChoice<MessageRow>; isSpamList: boolean }) => {
  const refreshMessages = useRefresh(messageQueries.all);
  const refreshMenu = useRefresh(menuQueries.all);
  const refresh = () => Promise.all([refreshMessages(), refreshMenu()]);
  const mark = useAction(messageClient.markSpam, {
    onSuccess: async ({ changed }, { isSpam }) => {
      choice.clear();
      showToast(isSpam ? messageTexts.spammed : messageTexts.unspammed, {
        undo: async () => {
          await messageClient.markSpam({ ids: changed, isSpam: !isSpam });
          await refresh();
        },
      });
      await refresh();
    },
    onError: showFailure,
  });
  return (
    <May permission="messages.answer">
      <ChoiceBar choice={choice}>
        <BusyButton
          variant="quiet"
          size="small"
          isBusy={mark.isPending}
          onClick={() => mark.mutate({ ids: choice.chosen.map(({ id }) => id), isSpam: !isSpamList })}
        >
          {isSpamList ? messageTexts.notSpam : messageTexts.spam}
        </BusyButton>
      </ChoiceBar>
    </May>
  );
};

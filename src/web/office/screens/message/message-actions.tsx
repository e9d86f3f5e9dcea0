import { useQuery } from '@tanstack/react-query';
import { messageTexts } from '#web/texts/office/messages.ts';
import { type Message, messageClient, messageQueries } from '../../app/queries/message-queries.ts';
import { useSession } from '../../app/session/use-session.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { showFailure } from '../../ui/toast-store.ts';
import { listSettableStates, mayTake } from './message-actions.rules.ts';
import { useMessageAction } from './use-message-action.ts';

/** Taking, assigning, moving and marking one message; each carries what was seen when it was pressed. */
export const MessageActions = ({ message }: { message: Message }) => {
  const { id, state, assignee } = message;
  const { staffId } = useSession().person;
  const { data: people = [] } = useQuery(messageQueries.people());
  const assign = useMessageAction(id, messageClient.assignMessage, messageTexts.assigned);
  const assignTo = (person: number | null) =>
    assign.mutate({ id, staffId: person, expectedStaffId: assignee?.id ?? null }, { onError: showFailure });
  const move = useMessageAction(id, messageClient.setMessageState, messageTexts.stateSet);
  const mark = useMessageAction<{ isSpam: boolean }>(
    id,
    async ({ isSpam }, options) => {
      await messageClient.markSpam({ ids: [id], isSpam }, options);
      return messageClient.getMessage({ id });
    },
    state === 'spam' ? messageTexts.unspammed : messageTexts.spammed,
  );
  const isSpam = state === 'spam';
  return (
    <>
      {mayTake(message, staffId) && (
        <BusyButton size="small" isBusy={assign.isPending} onClick={() => assignTo(staffId)}>
          {messageTexts.take}
        </BusyButton>
      )}
      {!isSpam && (
        <MenuButton
          label={assignee?.name ?? messageTexts.nobody}
          items={[
            ...people.map((person) => ({
              label: person.name,
              onSelect: () => assignTo(person.id),
            })),
            { label: messageTexts.nobody, onSelect: () => assignTo(null) },
          ]}
        />
      )}
      <MenuButton
        label={messageTexts.state}
        items={[
          ...listSettableStates(message).map((one) => ({
            label: messageTexts.states[one],
            onSelect: () => move.mutate({ id, state: one, expectedState: state }, { onError: showFailure }),
          })),
          {
            label: isSpam ? messageTexts.notSpam : messageTexts.spam,
            isDangerous: !isSpam,
            onSelect: () => mark.mutate({ isSpam: !isSpam }, { onError: showFailure }),
          },
        ]}
      />
    </>
  );
};

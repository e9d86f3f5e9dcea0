import { useNavigate } from 'react-router';
import { editorTexts } from '#web/texts/office/content-editor.ts';
import { type ContentDraft, contentClient, contentQueries } from '../../app/queries/content-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Makes a new draft with the text of this item, and opens it. */
export const useCopy = ({ kind, id }: ContentDraft): (() => void) => {
  const navigate = useNavigate();
  const refresh = useRefresh(contentQueries.lists);
  const copy = useAction(contentClient.copyContent, {
    onSuccess: async (made) => {
      showToast(editorTexts.copied);
      void refresh();
      await navigate(`/content/${kind}/${made.id}`);
    },
    onError: showFailure,
  });
  return () => copy.mutate({ kind, id });
};

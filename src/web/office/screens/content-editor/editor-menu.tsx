import { editorTexts } from '#web/texts/office/content-editor.ts';
import { ExternalLink } from '#web/ui/icons.ts';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import { MenuButton, type MenuItem } from '../../ui/menu-button.tsx';
import { Copy, Ellipsis, Eye, EyeOff, Trash, Undo2 } from '../../ui/office-icons.ts';
import type { EditorAction } from './editor-actions.rules.ts';

/** What is done seldom: hiding, showing, copying, dropping changes, deleting, looking at the public page. */
export const EditorMenu = ({
  draft,
  actions,
  onAction,
}: {
  draft: ContentDraft;
  actions: readonly EditorAction[];
  onAction: (action: EditorAction) => void;
}) => {
  const address = draft.fixedPage?.shownAt ?? draft.address;
  const item = (action: EditorAction, more: Omit<MenuItem, 'onSelect'>): MenuItem[] =>
    actions.includes(action) ? [{ ...more, onSelect: () => onAction(action) }] : [];
  const items: MenuItem[] = [
    ...(address && draft.state === 'published'
      ? [
          {
            label: editorTexts.openSite,
            icon: <ExternalLink size={18} />,
            onSelect: () => void window.open(address, '_blank', 'noreferrer'),
          },
        ]
      : []),
    ...item('send-back', { label: editorTexts.sendBack, icon: <Undo2 size={18} /> }),
    ...item('show', { label: editorTexts.show, icon: <Eye size={18} /> }),
    ...item('hide', { label: editorTexts.hide, icon: <EyeOff size={18} /> }),
    ...item('copy', { label: editorTexts.copy, icon: <Copy size={18} /> }),
    ...item('share', { label: editorTexts.share, icon: <ExternalLink size={18} /> }),
    ...item('discard', { label: editorTexts.discard, icon: <Undo2 size={18} /> }),
    ...item('remove', { label: editorTexts.remove, icon: <Trash size={18} />, isDangerous: true }),
  ];
  return items.length === 0 ? null : (
    <MenuButton label={editorTexts.more} icon={<Ellipsis size={20} />} isIconOnly items={items} />
  );
};

import { type Editor, useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { Tool } from './text-tools.ts';

/** A button of a toolbar. The first one carries the stop of the Tab key until another is used. */
export const ToolButton = ({
  name,
  isFirst = false,
  isOn,
  isOff = false,
  children,
  onPress,
}: {
  name: string;
  isFirst?: boolean;
  isOn?: boolean | undefined;
  isOff?: boolean;
  children: ReactNode;
  onPress: () => void;
}) => (
  <button
    type="button"
    className={joinClasses('rich-tool', isOn && 'rich-tool-on')}
    aria-label={typeof children === 'string' ? undefined : name}
    title={name}
    aria-pressed={isOn}
    aria-disabled={isOff || undefined}
    tabIndex={isFirst ? 0 : -1}
    // The text keeps its selection while the pointer presses a button.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => {
      if (!isOff) onPress();
    }}
  >
    {children}
  </button>
);

/** The buttons of a table of tools, group by group, drawn again only when one of them turns on or off. */
export const ToolGroups = ({
  editor,
  groups,
  hasFirst = false,
}: {
  editor: Editor;
  groups: readonly (readonly Tool[])[];
  hasFirst?: boolean;
}) => {
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      groups.map((group) =>
        group.map(({ isOn, canRun }) => ({ isOn: isOn?.(now), isOff: canRun ? !canRun(now) : false })),
      ),
  });
  return groups.map((group, at) => (
    <span key={group[0]?.key} className="rich-tool-group">
      {group.map(({ key, name, icon: Icon, run }, place) => (
        <ToolButton
          key={key}
          name={name}
          isFirst={hasFirst && at === 0 && place === 0}
          isOn={states[at]?.[place]?.isOn}
          isOff={states[at]?.[place]?.isOff ?? false}
          onPress={() => run(editor)}
        >
          {Icon ? <Icon size={18} /> : name}
        </ToolButton>
      ))}
    </span>
  ));
};

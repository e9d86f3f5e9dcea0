import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, use } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { Tool } from './text-tools.ts';
import { TabStop } from './toolbar.tsx';

/** A button of a toolbar, known in it by its name. */
export const ToolButton = ({
  name,
  isOn,
  isOff = false,
  children,
  onPress,
}: {
  name: string;
  isOn?: boolean | undefined;
  isOff?: boolean;
  children: ReactNode;
  onPress: () => void;
}) => {
  const [tabStop, setTabStop] = use(TabStop);
  return (
    <button
      type="button"
      className={joinClasses('rich-tool', isOn && 'rich-tool-on')}
      aria-label={typeof children === 'string' ? undefined : name}
      title={name}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      tabIndex={tabStop === name ? 0 : -1}
      onFocus={() => setTabStop(name)}
      // The text keeps its selection while the pointer presses a button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {children}
    </button>
  );
};

/** The buttons of a table of tools, group by group, drawn again only when one of them turns on or off. */
export const ToolGroups = ({ editor, groups }: { editor: Editor; groups: readonly (readonly Tool[])[] }) => {
  const states = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      groups.map((group) =>
        group.map(({ isOn, canRun }) => ({ isOn: isOn?.(now), isOff: canRun ? !canRun(now) : false })),
      ),
  });
  return groups.map((group, at) => (
    <span key={group[0]?.name} className="rich-tool-group">
      {group.map(({ name, icon: Icon, run }, place) => (
        <ToolButton
          key={name}
          name={name}
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

import { joinClasses } from '../join-classes.ts';
import { Code } from './code.tsx';
import { splitModelNames } from './split-model-names.ts';
import { UnbrokenText } from './unbroken-text.tsx';

type Props = { children: string; className?: string | undefined };

/**
 * Words on one line, cut where it ends: each word and each code is there whole or not at all, which an ellipsis would
 * not promise. `clamp-2` gives them two lines. The whole text stands in the tooltip.
 *
 * @example <ClampedText className="clamp-2">{excerpt}</ClampedText>
 */
export const ClampedText = ({ children, className }: Props) => (
  <bdi className={joinClasses('clamp', className)} title={children}>
    <UnbrokenText>{children}</UnbrokenText>
  </bdi>
);

/**
 * A device's name on one line: its model first, which is never cut, then as many words as there is room for.
 *
 * @example <DeviceName>{row.productName}</DeviceName> // BA-480 دستگاه بیوشیمی …
 */
export const DeviceName = ({ children, className }: Props) => {
  const parts = splitModelNames(children);
  const model = parts.find(({ isRun }) => isRun);
  if (!model) return <ClampedText className={className}>{children}</ClampedText>;
  const words = parts
    .filter((part) => part !== model)
    .map(({ text }) => text.trim())
    .join(' ')
    .replace(/^[\s،]+|\s+(?=[،؛.)])/g, '');
  return (
    <span className={joinClasses('device-name', className)} title={children}>
      <Code>{model.text}</Code> <ClampedText>{words}</ClampedText>
    </span>
  );
};

import { joinClasses } from '../join-classes.ts';
import { Code } from './code.tsx';
import { modelName } from './model-name.ts';

/**
 * A device's name on one line: its model first, which is never cut, then as many words as there is room for.
 *
 * @example <DeviceName>{row.productName}</DeviceName> // BA-480 دستگاه بیوشیمی
 */
export const DeviceName = ({ children, className }: { children: string; className?: string }) => {
  const [model] = children.match(modelName) ?? [];
  const words = model ? children.replace(model, '').replace(/^[\s،]+|\s+(?=[\s،])/g, '') : children;
  return (
    <span className={joinClasses('device-name', className)} title={children}>
      {model && <Code>{model}</Code>} <bdi className="clamp">{words}</bdi>
    </span>
  );
};

import { Fragment } from 'react';
import { splitModelNames } from './split-model-names.ts';

/**
 * Written text in which a model such as `BA-960` never breaks at its hyphen. Browsers may break there, and no
 * style forbids it for the hyphen alone.
 */
export const UnbrokenText = ({ children }: { children: string }) => {
  if (!children.includes('-')) return children;
  const parts = splitModelNames(children);
  if (!parts.some(({ isRun }) => isRun)) return children;
  return parts.map(({ text, isRun }, at) =>
    isRun ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text
      <span key={at} className="code">
        {text}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={at}>{text}</Fragment>
    ),
  );
};

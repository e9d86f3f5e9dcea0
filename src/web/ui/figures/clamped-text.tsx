import { joinClasses } from '../join-classes.ts';
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

import type { FC } from 'react';
import { joinClasses } from './join-classes.ts';

/** The lines of an icon, as the family's own package gives them. */
type IconDrawing = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number | undefined>>,
])[];

type IconProps = { size?: number; className?: string };
export type Icon = FC<IconProps>;

/**
 * An icon of a drawing. Its lines are put together once: a page shows some sixty icons, and building each line
 * as an element of its own took a quarter of the time of a page. Icons stand beside words and say nothing
 * themselves, so all are hidden from screen readers.
 */
export const toIcon = (drawing: IconDrawing): Icon => {
  const lines = { __html: drawing.map(writeLine).join('') };
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each icon, when its module loads
  const Drawn: Icon = ({ size = 24, className }) => (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      className={joinClasses('icon', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the icon family, known when we build
      dangerouslySetInnerHTML={lines}
    />
  );
  return Drawn;
};

const writeLine = ([tag, { key: _, ...attributes }]: IconDrawing[number]): string => {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}/>`;
};

import { type ReactNode, useContext } from 'react';
import type { IslandMoment, IslandName, IslandProps } from './island-props.ts';
import { IslandsOnPage } from './islands-on-page.ts';

/**
 * A part of a finished page that script brings to life by itself; the rest of the page stays plain HTML. What is
 * inside must look the same as what its module `NAME.island.tsx` draws from `props`, and must be of use before
 * that happens.
 *
 * @example <Island name="contact-form" when="near" props={{}}><ContactFields /></Island>
 */
export const Island = <Name extends IslandName>({
  name,
  when,
  props,
  broken,
  className,
  children,
}: {
  name: Name;
  when: IslandMoment;
  props: IslandProps[Name];
  /** Takes the place of `.island-waits` when the program cannot be loaded or fails; else the finished HTML stays. */
  broken?: ReactNode;
  className?: string;
  children: ReactNode;
}) => {
  useContext(IslandsOnPage)?.add(name);
  return (
    <>
      <div data-island={name} data-when={when} data-props={JSON.stringify(props)} className={className}>
        {children}
      </div>
      {broken && <template>{broken}</template>}
    </>
  );
};

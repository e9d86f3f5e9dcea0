import { useContext } from 'react';
import type { SlotContent } from '../ui/slot-content.ts';
import type { IslandName, IslandProps, IslandTrigger } from './island-props.ts';
import { IslandsOnPage } from './islands-on-page.ts';

/**
 * A part of a finished page that script hydrates on its own; the rest of the page stays plain HTML. What is
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
  ...inside
}: {
  name: Name;
  when: IslandTrigger;
  props: IslandProps[Name];
  /** HTML put in place of `.island-waits` when the module fails to load; without it the server's HTML stays. */
  broken?: string;
  className?: string;
} & SlotContent) => {
  useContext(IslandsOnPage)?.add(name);
  return (
    <>
      <div
        data-island={name}
        data-when={when}
        data-props={JSON.stringify(props)}
        className={className}
        {...inside}
      />
      {/* In an attribute: a text browser ignores `template` and would print the failure. */}
      {broken && <template data-broken={broken} />}
    </>
  );
};

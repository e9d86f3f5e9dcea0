import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';

/** Content width with the side margins of the site. */
export const Container = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={joinClasses('mx-auto w-full max-w-[77.5rem] px-4 sm:px-6 lg:px-8', className)}>
    {children}
  </div>
);

/**
 * One part of a screen, with its heading row: title, an optional line under it and an optional link or
 * control at the end of the row. `id` names the heading, so the part is a landmark with that name.
 */
export const Section = ({
  id,
  title,
  intro,
  aside,
  className,
  children,
}: {
  id: string;
  title: ReactNode;
  intro?: ReactNode;
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
}) => (
  <section aria-labelledby={id} className={joinClasses('py-[clamp(2.5rem,6vw,4.5rem)]', className)}>
    <Container>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 sm:mb-8">
        <div>
          <h2 id={id} className="text-heading-2 font-extrabold">
            {title}
          </h2>
          {intro && <p className="mt-1 text-ink-soft">{intro}</p>}
        </div>
        {aside}
      </div>
      {children}
    </Container>
  </section>
);

import { commonTexts } from '#web/texts/site-wide.ts';
import { CircleAlert } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

/** Something did not arrive. The rest of the page stays usable; the retry is a quiet link to the same page. */
export const LoadError = ({
  text,
  retryHref,
  className,
}: {
  text: string;
  retryHref: string;
  className?: string;
}) => (
  <div
    role="status"
    className={joinClasses(
      'flex flex-wrap items-center gap-x-4 rounded-card border border-line bg-sunken px-4 py-1 text-small text-ink-soft',
      className,
    )}
  >
    <CircleAlert size={20} className="shrink-0 text-warning" />
    <p className="py-2">{text}</p>
    <a href={retryHref} className="text-link ms-auto">
      {commonTexts.retry}
    </a>
  </div>
);

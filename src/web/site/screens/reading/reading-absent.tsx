import { readingTexts } from '#web/texts/reading.ts';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx';
import { LoadError } from '../../ui/load-error.tsx';
import { Container } from '../../ui/section.tsx';

/** Stands where something to read did not arrive: after a failure with a retry, after a refusal without a message. */
export const ReadingAbsent = ({
  crumbs,
  path,
  failed,
}: {
  crumbs: readonly Crumb[];
  path: string;
  failed: boolean;
}) => (
  <Container className="py-[clamp(1rem,3vw,2rem)]">
    <Breadcrumb crumbs={crumbs} />
    <h1 className="sr-only">{crumbs.at(-1)?.title}</h1>
    {failed && <LoadError text={readingTexts.failed} retryHref={path} className="mt-4 max-w-2xl" />}
    <div className="min-h-[30vh]" />
  </Container>
);

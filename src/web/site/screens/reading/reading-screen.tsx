import type { ReactNode } from 'react';
import { readingTexts } from '#web/texts/reading.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx';
import { FoldingLead } from '../../ui/folding-lead.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { Container } from '../../ui/section.tsx';
import { PrintPage } from '../print/print-page.tsx';
import { ShareLinks } from './share-links.tsx';
import type { Reading } from './to-reading.ts';

/** The stored size of large pictures. */
const large = { width: 1200, height: 900 };

/**
 * Something to read: title, description and a large picture or player, then a reading column with ways on beside it.
 */
export const ReadingScreen = ({
  reading,
  crumbs,
  showDate = true,
  wholePicture = false,
  player,
  children,
}: {
  reading: Reading & { isPrintAsked?: boolean };
  crumbs: readonly Crumb[];
  showDate?: boolean;
  /** Shows the picture uncut: papers and certificates must be seen to their edges. */
  wholePicture?: boolean;
  /** Stands where the picture would. */
  player?: ReactNode;
  /** Stands beside the body: more of the same. */
  children?: ReactNode;
}) => (
  <article>
    <div className="on-paper relative isolate overflow-clip border-b border-line bg-brand-mist">
      <div
        aria-hidden="true"
        className="wells wells-fade-start absolute inset-y-0 end-0 -z-10 w-2/3 max-md:opacity-40"
      />
      <Container className="py-[clamp(1rem,3vw,2rem)]">
        <Breadcrumb crumbs={crumbs} />
        <div
          className={joinClasses(
            'on-paper grid items-start gap-x-12 gap-y-5 pb-[clamp(0.5rem,2vw,1.5rem)]',
            player ? 'lg:grid-cols-[1fr_1.5fr]' : 'lg:grid-cols-2',
          )}
        >
          <div>
            <h1 className="text-heading-1 font-extrabold text-balance">
              <UnbrokenText>{reading.title}</UnbrokenText>
            </h1>
            {showDate && reading.date && (
              <p className="mt-3 text-small text-ink-faint">
                <span className="sr-only">{readingTexts.published}: </span>
                <DateText at={reading.date} />
              </p>
            )}
            {reading.lead && <FoldingLead text={reading.lead} className="mt-4 max-w-measure text-ink-soft" />}
          </div>
          {player && <div className="no-print min-w-0 max-lg:row-start-1">{player}</div>}
          {!player && reading.picture && (
            <Picture
              address={reading.picture}
              alt=""
              {...large}
              sizes="(width >= 77.5rem) 34rem, (width >= 64rem) 46vw, 100vw"
              priority
              className={joinClasses(
                'print-picture aspect-[4/3] rounded-card border border-line max-lg:row-start-1',
                !wholePicture && 'sm:max-lg:aspect-video',
              )}
              imageClassName={wholePicture ? 'object-contain' : 'object-cover'}
            />
          )}
        </div>
      </Container>
    </div>
    <Container className="on-paper grid gap-x-16 gap-y-10 py-[clamp(1.75rem,4vw,3.5rem)] grid-cols-1 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        {reading.body && <RichText html={reading.body} className="reading-body" />}
        <ShareLinks title={reading.title} path={reading.path}>
          {!player && <PrintPage path={reading.path} isAsked={reading.isPrintAsked ?? false} />}
        </ShareLinks>
      </div>
      {children}
    </Container>
  </article>
);

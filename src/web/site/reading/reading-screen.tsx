import type { ReactNode } from 'react';
import { commonTexts } from '#web/texts/common.ts';
import { readingTexts } from '#web/texts/reading.ts';
import { shellTexts } from '#web/texts/shell.ts';
import { Breadcrumb, type Crumb } from '#web/ui/breadcrumb.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { Container } from '#web/ui/section.tsx';
import { DateText } from '#web/ui/text-runs.tsx';
import { ShareLinks } from './share-links.tsx';
import type { ShownReading } from './show-reading.ts';

/** The stored size of large pictures. */
const large = { width: 1200, height: 900 };

/** Something to read: a reading column under a wide picture, with what leads on below. */
export const ReadingScreen = ({
  reading,
  crumbs,
  showDate = true,
  wholePicture = false,
  player,
  children,
}: {
  reading: ShownReading;
  crumbs: readonly Crumb[];
  showDate?: boolean;
  /** Shows the picture uncut: papers and certificates must be seen to their edges. */
  wholePicture?: boolean;
  /** Stands between the description and the body. */
  player?: ReactNode;
  /** Stands after the reading column: more of the same. */
  children?: ReactNode;
}) => (
  <>
    <article>
      <div className="reading-head border-b border-line bg-brand-mist">
        <Container className="pt-[clamp(1rem,3vw,2rem)]">
          <Breadcrumb label={shellTexts.breadcrumb} crumbs={crumbs} />
          <div className="reading-column pb-[clamp(1.5rem,4vw,2.5rem)]">
            <h1 className="text-heading-1 font-extrabold text-balance">{reading.title}</h1>
            {showDate && reading.date.iso && (
              <p className="mt-3 text-small text-ink-faint">
                <span className="sr-only">{readingTexts.published}: </span>
                <DateText {...reading.date} />
              </p>
            )}
            {reading.lead && <p className="mt-4 text-lead text-ink-soft">{reading.lead}</p>}
          </div>
        </Container>
      </div>
      <Container className="py-[clamp(1.5rem,4vw,3rem)]">
        {reading.picture && (
          <Picture
            address={reading.picture}
            alt=""
            {...large}
            sizes="(width >= 77.5rem) 70rem, 100vw"
            priority
            className={wholePicture ? 'reading-picture reading-picture-whole' : 'reading-picture'}
          />
        )}
        <div className="reading-column">
          {player}
          {reading.body && <RichText html={reading.body} tableLabel={commonTexts.table} className="mt-8" />}
          <ShareLinks title={reading.title} path={reading.path} />
        </div>
      </Container>
    </article>
    {children}
  </>
);

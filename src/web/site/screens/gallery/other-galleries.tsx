import { siteAddresses } from '#contract/site-addresses.ts';
import { galleryTexts } from '#web/texts/gallery.ts';
import { ArrowLeft, Images } from '#web/ui/icons.ts';
import { Card, CardLink } from '../../ui/card.tsx';
import { Section } from '../../ui/section.tsx';

/** The way from one gallery to the others. */
export const OtherGalleries = ({ groups }: { groups: readonly { id: number; title: string }[] }) =>
  groups.length > 0 && (
    <Section id="others" title={galleryTexts.others} className="no-print border-t border-line bg-brand-mist">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map(({ id, title }) => (
          <Card as="li" key={id} className="flex items-center gap-3 p-4">
            <Images size={22} className="shrink-0 text-brand" />
            <h3 className="text-body font-bold">
              <CardLink href={siteAddresses.gallery(id)}>{title}</CardLink>
            </h3>
            <ArrowLeft size={18} className="points-on ms-auto shrink-0 text-ink-faint" />
          </Card>
        ))}
      </ul>
    </Section>
  );

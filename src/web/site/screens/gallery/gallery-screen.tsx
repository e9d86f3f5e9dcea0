import { headLengths } from '#contract/content/card-cuts.ts';
import { detailPaths, siteAddresses } from '#contract/site-addresses.ts';
import { fitText } from '#kernel/fit-text.ts';
import { plainText } from '#kernel/plain-text.ts';
import { galleryTexts } from '#web/texts/gallery.ts';
import { siteListTexts } from '#web/texts/lists.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { openContentClient } from '../../api/site-context.ts';
import { Island } from '../../islands/island.tsx';
import { useShellData } from '../../layout/shell-data.ts';
import { describePage, plainPageMeta } from '../../page-head/describe-page.ts';
import { homeCrumb } from '../../page-head/home-crumb.ts';
import { describeBreadcrumb } from '../../page-head/structured-data/describe-breadcrumb.ts';
import { requireId } from '../../params/require-id.ts';
import { placePictures } from '../../pictures/place-pictures.ts';
import type { Crumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useMediaAddress } from '../../ui/media-origin.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { Container } from '../../ui/section.tsx';
import { ReadingAbsent } from '../reading/reading-absent.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';
import { loadGallery } from './load-gallery.ts';
import { OtherGalleries } from './other-galleries.tsx';
import { PictureStage } from './picture-stage.tsx';

const path = detailPaths.gallery;

export const handle = { query: ['image'] };
export const loader = ({ params, request, context }: LoaderArgs) =>
  loadGallery(openContentClient(context), requireId(params.id, path, homeCrumb), request, homeCrumb);

export const meta: Meta<typeof loader> = ({ loaderData, shell, params }) => {
  const place = { shell, path: `${path}/${params.id}` };
  const group = loaderData.group;
  if (!group) return describePage(plainPageMeta(galleryTexts.gallery, shell), { ...place, isHidden: true });
  const meta = {
    title: group.title,
    description: fitText(plainText(group.description), headLengths.description),
    keywords: '',
  };
  return describePage(meta, {
    ...place,
    picture: group.pictures[0]?.large,
    graph: [describeBreadcrumb(crumbsToGallery(group.title), shell.publicOrigin, place.path)],
  });
};

const crumbsToGallery = (title?: string): Crumb[] => [
  homeCrumb,
  { title: galleryTexts.gallery },
  ...(title ? [{ title }] : []),
];

export default function GalleryScreen({ loaderData, params }: ScreenProps<typeof loader>) {
  const address = `${path}/${params.id}`;
  const { galleryGroups } = useShellData();
  const place = useMediaAddress();
  const { group, chosen } = loaderData;
  if (!group) return <ReadingAbsent crumbs={crumbsToGallery()} path={address} failed={loaderData.failed} />;
  const stage = { pictures: placePictures(group.pictures, place), initial: chosen, path: address };
  return (
    <>
      <PageHeading
        title={group.title}
        intro={plainText(group.description)}
        crumbs={crumbsToGallery(group.title)}
      />
      <Container className="py-[clamp(1.5rem,4vw,3rem)]">
        {group.pictures.length > 0 ? (
          <Island name="picture-stage" when="idle" props={stage}>
            <PictureStage {...stage} />
          </Island>
        ) : (
          <EmptyState
            title={galleryTexts.empty}
            text={galleryTexts.emptyText}
            action={<LinkButton href={siteAddresses.home}>{siteListTexts.home}</LinkButton>}
          />
        )}
      </Container>
      <OtherGalleries groups={galleryGroups.filter(({ id }) => id !== group.id)} />
    </>
  );
}

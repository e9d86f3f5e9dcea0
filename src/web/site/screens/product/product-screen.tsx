import { detailPaths, siteAddresses } from '#contract/site-addresses.ts';
import { productTexts } from '#web/texts/product.ts';
import { openContentClient } from '../../api/site-context.ts';
import { DeferredSection } from '../../islands/deferred-section.tsx';
import { Island } from '../../islands/island.tsx';
import { requireId } from '../../params/require-id.ts';
import { placePictures } from '../../pictures/place-pictures.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { useMediaAddress } from '../../ui/media-origin.tsx';
import { Container } from '../../ui/section.tsx';
import { ReadingAbsent } from '../reading/reading-absent.tsx';
import type { LoaderArgs, Meta, ScreenProps } from '../screen.ts';
import { crumbsToProduct, describeProductPage } from './describe-product-page.ts';
import { loadProduct } from './load-product.ts';
import { ProductGallery } from './product-gallery.tsx';
import { ProductIntro } from './product-intro.tsx';
import { ProductTabs } from './product-tabs.tsx';
import { RelatedProducts } from './related-products.tsx';

const path = detailPaths.product;
const list = { title: productTexts.products, href: siteAddresses.hardwares() };

export const handle = { query: ['image'] };
export const loader = ({ params, request, context }: LoaderArgs) =>
  loadProduct(openContentClient(context), requireId(params.id, path, list), request, list);

export const meta: Meta<typeof loader> = ({ loaderData, shell, params }) =>
  describeProductPage(shell, `${path}/${params.id}`, 'type' in loaderData ? loaderData : undefined);

export default function ProductScreen({ loaderData, params }: ScreenProps<typeof loader>) {
  const place = useMediaAddress();
  const address = `${path}/${params.id}`;
  if (!('type' in loaderData)) {
    return <ReadingAbsent crumbs={crumbsToProduct()} path={address} failed={loaderData.failed} />;
  }
  const { product, chosen, type, related } = loaderData;
  const gallery = {
    pictures: placePictures(product.pictures, place),
    title: product.title,
    initial: chosen,
    path: address,
  };
  return (
    <>
      <Container className="pt-[clamp(0.5rem,1.5vw,1rem)] pb-[clamp(2rem,5vw,3.5rem)]">
        <Breadcrumb crumbs={crumbsToProduct(product.title, type)} />
        <article className="mt-2">
          <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-12">
            <Island
              name="product-gallery"
              when="idle"
              props={gallery}
              className="self-start md:sticky md:top-24"
            >
              <ProductGallery {...gallery} />
            </Island>
            <div>
              <ProductIntro loaded={loaderData} />
            </div>
          </div>
          <DeferredSection>
            <ProductTabs loaded={loaderData} path={address} />
          </DeferredSection>
        </article>
      </Container>
      <DeferredSection>
        <RelatedProducts related={related} type={type} path={address} />
      </DeferredSection>
    </>
  );
}

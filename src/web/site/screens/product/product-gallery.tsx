import { productTexts } from '#web/texts/product.ts';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { chosenPictureHref } from '../../pictures/read-chosen-picture.ts';
import { useChosenPicture } from '../../pictures/use-chosen-picture.ts';
import { Picture } from '../../ui/picture.tsx';
import { Thumbnails } from '../../ui/thumbnails.tsx';
import type { ProductDetails } from './to-product-details.ts';

export type ProductGalleryProps = {
  pictures: ProductDetails['pictures'];
  title: string;
  initial: number;
  path: string;
};

/** The large picture and, when there are several, the small ones that change it. */
export const ProductGallery = ({ pictures, title, initial, path }: ProductGalleryProps) => {
  const hrefOf = (at: number) => chosenPictureHref(path, at);
  const { chosen, choose } = useChosenPicture(initial, hrefOf);
  const picture = pictures[chosen];
  return (
    <>
      <figure>
        <Picture
          address={picture?.large}
          alt={picture?.title ?? title}
          width={1200}
          height={900}
          sizes="(width >= 64rem) 38rem, (width >= 48rem) 50vw, 100vw"
          priority
          className="aspect-[4/3] rounded-card border border-line"
        />
        <figcaption aria-live="polite" className="mt-2 min-h-6 text-fine text-ink-soft">
          {picture && <UnbrokenText>{picture.title}</UnbrokenText>}
        </figcaption>
      </figure>
      {pictures.length > 1 && (
        <Thumbnails
          label={productTexts.pictures}
          items={pictures.map(({ id, title: name, small }) => ({ id, title: name, address: small }))}
          selected={chosen}
          hrefOf={hrefOf}
          onSelect={choose}
          sizes="9rem"
          className="no-print mt-3 grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] sm:grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))]"
        />
      )}
    </>
  );
};

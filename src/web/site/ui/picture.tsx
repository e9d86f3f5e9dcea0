import { pictureWidths } from '#kernel/picture-widths.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { useMediaAddress } from './media-origin.tsx';

/**
 * A picture in a box of fixed shape. Give the box its shape by class (`aspect-[4/3]`), and say in `sizes` how
 * wide it stands. `width` and `height` are the picture's natural size; no wider file is asked for. Lazy,
 * unless it is the screen's first picture (`priority`). Without an address the box shows the empty plate.
 *
 * @example
 * <Picture address={item.picture} alt={item.title} width={640} height={480} className="aspect-[4/3]"
 *   sizes="(width >= 64rem) 24rem, 100vw" />
 */
export const Picture = ({
  address,
  alt,
  width,
  height,
  sizes,
  priority = false,
  className,
  imageClassName = 'object-cover',
}: {
  address: string | null | undefined;
  alt: string;
  width: number;
  height: number;
  sizes: string;
  priority?: boolean;
  className?: string;
  imageClassName?: string;
}) => {
  const place = useMediaAddress();
  const box = joinClasses('wells picture', className);
  if (!address) return <EmptyPlate className={box} alt={alt} />;
  const src = place(address);
  return (
    <span className={box}>
      <img
        src={scaledAddress(src, width)}
        srcSet={srcSetOf(src, width)}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        className={imageClassName}
      />
    </span>
  );
};

const EmptyPlate = ({ className, alt }: { className: string; alt: string }) =>
  alt ? (
    <span role="img" aria-label={alt} className={className} />
  ) : (
    <span aria-hidden="true" className={className} />
  );

const isScalable = (src: string): boolean => /\/media\/[^?]+\.(?:webp|avif|jpe?g|png)$/i.test(src);

/** One address at about a width, for places that take a single file (a poster, a shared picture). */
export const scaledAddress = (src: string, width: number): string => {
  if (!isScalable(src)) return src;
  const wanted = pictureWidths.findLast((offered) => offered <= width) ?? pictureWidths[0];
  return `${src}?w=${wanted}`;
};

const srcSetOf = (src: string, width: number): string | undefined =>
  isScalable(src)
    ? pictureWidths
        .filter((offered) => offered <= width)
        .map((offered) => `${src}?w=${offered} ${offered}w`)
        .join(', ')
    : undefined;

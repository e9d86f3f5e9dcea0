import { productTexts } from '#web/texts/product.ts';
import { useShellData } from '../../layout/shell-data.ts';
import { VideoPlayer } from '../../ui/video-player.tsx';
import type { ProductDetails } from './to-product-details.ts';

/** The videos that exist, side by side where there is room. */
export const ProductVideos = ({ product }: { product: ProductDetails }) => {
  const { embedHosts } = useShellData();
  const videos = [
    { id: 'usage-video', title: productTexts.usageVideo, address: product.usageVideo, poster: 2 },
    { id: 'install-video', title: productTexts.installVideo, address: product.installVideo, poster: 1 },
  ];
  return (
    <div className="no-print grid gap-8 md:grid-cols-2">
      {videos.map(
        ({ id, title, address, poster }) =>
          address && (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h3 id={`${id}-title`} className="mb-3 text-title font-bold">
                {title}
              </h3>
              <VideoPlayer
                address={address}
                poster={(product.pictures[poster] ?? product.pictures[0])?.large}
                title={productTexts.of(title, product.title)}
                embedHosts={embedHosts}
              />
            </section>
          ),
      )}
    </div>
  );
};

import type { DrawIsland } from '../../islands/island-props.ts';
import { ProductGallery, type ProductGalleryProps } from './product-gallery.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    'product-gallery': ProductGalleryProps;
  }
}

export const draw: DrawIsland<'product-gallery'> = (props) => <ProductGallery {...props} />;

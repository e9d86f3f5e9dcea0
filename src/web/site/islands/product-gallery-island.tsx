import { ProductGallery } from '../product/product-gallery.tsx';
import type { DrawIsland } from './island-table.ts';

export const draw: DrawIsland<'product-gallery'> = (props) => <ProductGallery {...props} />;

import { ProductGallery } from '../screens/product/product-gallery.tsx';
import type { DrawIsland } from './island-props.ts';

export const draw: DrawIsland<'product-gallery'> = (props) => <ProductGallery {...props} />;

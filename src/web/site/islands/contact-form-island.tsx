import { ContactFields } from '../screens/contact/contact-fields.tsx';
import type { DrawIsland } from './island-props.ts';

export const draw: DrawIsland<'contact-form'> = () => <ContactFields />;

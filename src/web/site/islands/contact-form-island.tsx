import { ContactFields } from '../contact/contact-fields.tsx';
import type { DrawIsland } from './island-table.ts';

export const draw: DrawIsland<'contact-form'> = () => <ContactFields />;

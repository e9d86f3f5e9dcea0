import type { DrawIsland } from '../../islands/island-props.ts';
import { ContactFields, type ContactFieldsProps } from './contact-fields.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    'contact-form': ContactFieldsProps;
  }
}

export const draw: DrawIsland<'contact-form'> = () => <ContactFields />;

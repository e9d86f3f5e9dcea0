import type { DrawIsland } from '../../islands/island-props.ts';
import { ContactFields } from './contact-fields.tsx';

declare module '../../islands/island-props.ts' {
  interface IslandProps {
    'contact-form': Record<string, never>;
  }
}

export const draw: DrawIsland<'contact-form'> = () => <ContactFields />;

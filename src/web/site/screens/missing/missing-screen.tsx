import { createNotFound } from '../../api/not-found.ts';

/** Any address that no screen answers. */
export const loader = () => {
  throw createNotFound();
};

export default function MissingScreen() {
  return null;
}

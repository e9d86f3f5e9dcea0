import { notFound } from '../../api/not-found.ts';

/** Any address that no screen answers. */
export const loader = () => {
  throw notFound();
};

export default function MissingScreen() {
  return null;
}

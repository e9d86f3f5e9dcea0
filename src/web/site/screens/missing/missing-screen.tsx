import { data } from 'react-router';

/** Any address that no screen answers. */
export const loader = () => {
  throw data(null, { status: 404 });
};

export default function MissingScreen() {
  return null;
}

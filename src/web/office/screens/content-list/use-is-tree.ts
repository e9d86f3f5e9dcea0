import { useSearchParams } from 'react-router';

/** Pages stand as a tree while nothing is searched for, filtered or asked for as a list. */
export const useIsTree = (): boolean => {
  const [params] = useSearchParams();
  return params.size === 0;
};

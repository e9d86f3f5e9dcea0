import { useState } from 'react';

/**
 * Which picture of a row is chosen. The choice is kept in the address, so that a reload and a sent link show the
 * same picture; it makes no new step in the browser's history.
 */
export const useChosenPicture = (initial: number, hrefOf: (at: number) => string) => {
  const [chosen, setChosen] = useState(initial);
  const choose = (at: number) => {
    setChosen(at);
    window.history.replaceState(window.history.state, '', hrefOf(at));
  };
  return { chosen, choose };
};

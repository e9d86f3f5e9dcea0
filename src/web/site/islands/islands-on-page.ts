import { createContext } from 'react';

/** Collects the islands that are drawn into a page, while the server draws it. In the browser there is none. */
export const IslandsOnPage = createContext<Set<string> | undefined>(undefined);

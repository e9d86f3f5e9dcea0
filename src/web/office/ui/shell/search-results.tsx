export const SearchResults = (_: { query: string; onLeave: () => void }) => null;

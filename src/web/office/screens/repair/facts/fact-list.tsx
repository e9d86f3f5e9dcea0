import type { ReactNode } from 'react';

/** Names and values in two columns; what is empty is left out. */
export const FactList = ({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="fact-list">
    {rows
      .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);

import type { ReactNode } from 'react';

export type Fact = readonly [name: string, value: ReactNode];

/**
 * Names and values; what is empty is left out with its name.
 *
 * @example <Facts rows={[[texts.centre, device.centreName]]} />
 */
export const Facts = ({ className = 'facts', rows }: { className?: string; rows: readonly Fact[] }) => (
  <dl className={className}>
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

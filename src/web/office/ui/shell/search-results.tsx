import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { serialKey } from '#kernel/serial.ts';
import { searchHitTexts } from '#web/texts/office/messages.ts';
import { registerTexts } from '#web/texts/office/register.ts';
import { officeShellTexts } from '#web/texts/office/shell.ts';
import { ClampedText } from '#web/ui/figures/clamped-text.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { DeviceName } from '#web/ui/figures/device-name.tsx';
import { searchQueries } from '../../app/queries/search-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';

const pauseMs = 250;

/** What was found everywhere the role may read, by kind. */
const SearchResults = ({ query, onLeave }: { query: string; onLeave: () => void }) => {
  const asked = useDebouncedValue(query.trim(), pauseMs);
  const found = useQuery(searchQueries.everywhere(asked));
  const register = useMay('repairs.register') && findRegister(asked);
  const groups = found.data?.groups.filter(({ items }) => items.length > 0) ?? [];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Safari focuses no link that is pressed; the field would close this
    <div className="search-results" onMouseDown={(event) => event.preventDefault()}>
      <p role="status" className="sr-only">
        {officeShellTexts.results}
      </p>
      {found.isPending && <p className="p-4 text-ink-soft">{officeShellTexts.searching}</p>}
      {found.isError && !found.data && <p className="p-4 text-danger">{officeShellTexts.searchFailed}</p>}
      {found.data && groups.length === 0 && (
        <p className="p-4 text-ink-soft" role="status">
          {officeShellTexts.nothing(asked)}
        </p>
      )}
      {groups.map(({ kind, items }) => (
        <section key={kind} aria-label={searchHitTexts[kind] ?? kind}>
          <ul>
            {items.map(({ id, name, code, state, path }) => (
              <li key={id}>
                <Link to={toOfficePath(path)} className="search-hit" onClick={onLeave}>
                  <span className="search-kind">{searchHitTexts[kind] ?? kind}</span>
                  <DeviceName className="font-semibold">{name}</DeviceName>
                  {code && <Code className="text-small">{code}</Code>}
                  {state && <ClampedText className="search-state">{state}</ClampedText>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {register && (
        <Link to={register.to} className="search-hit" onClick={onLeave}>
          {register.text}
        </Link>
      )}
    </div>
  );
};

/** Registering a request: asked for by its name, or for what was typed when that can be a serial. */
const findRegister = (asked: string): { to: string; text: string } | undefined => {
  if (asked.length > 2 && registerTexts.title.startsWith(asked))
    return { to: '/repairs/new', text: registerTexts.title };
  return /\d/.test(asked) && serialKey(asked)
    ? { to: `/repairs/new?serial=${encodeURIComponent(asked)}`, text: registerTexts.forSerial(asked) }
    : undefined;
};

/** The router adds `/office` itself. */
const toOfficePath = (path: string): string => path.replace(/^\/office(?=\/|$)/, '') || '/';

export default SearchResults;

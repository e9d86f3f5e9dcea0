import { lazy, type Ref, Suspense, useState } from 'react';
import { officeShellTexts } from '#web/texts/office/shell.ts';
import { X } from '#web/ui/icons.ts';
import { readBurst } from '../../app/keys/key-burst.ts';
import { findTraceNumber } from '../../app/keys/trace-number.rules.ts';
import { useSession } from '../../app/session/use-session.ts';
import { ScanBarcode } from '../office-icons.ts';
import { useOpenScanned } from '../scan/use-open-scanned.ts';

const SearchResults = lazy(() => import('./search-results.tsx'));

/**
 * The one field for searching and scanning. Eight digits and Enter open the request, the address on a label its device,
 * and so does a scanned GS1 code; anything else is searched for everywhere the role may read, while it is typed. Arrows
 * walk from the field through the hits and back, Escape leaves them.
 */
export const TopBarSearch = ({ inputRef }: { inputRef: Ref<HTMLInputElement> }) => {
  const { permissions } = useSession();
  const openScanned = useOpenScanned();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const isDesk = permissions.has('repairs.read');
  const mayScan = permissions.has('repairs.bench');
  const traceNumber = mayScan ? findTraceNumber(text) : undefined;
  const close = () => {
    setText('');
    setOpen(false);
  };
  return (
    <search
      className="relative mx-auto block max-w-[32.5rem] md:mx-0"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .search-hit')];
        const at = stops.findIndex((stop) => stop.matches(':focus'));
        const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Escape: -at };
        const step = steps[event.key];
        if (step === undefined) return;
        event.preventDefault();
        stops[at + step]?.focus();
        if (event.key === 'Escape') close();
      }}
    >
      <form
        className="top-bar-field"
        onSubmit={(event) => {
          event.preventDefault();
          const take = (code: string) => {
            close();
            openScanned(code);
          };
          if (traceNumber) return take(text);
          setOpen(true);
          // Under a Persian layout the field holds other letters than the scanner's.
          const burst = readBurst(event.timeStamp);
          if (mayScan)
            void import('../scan/open-code.ts').then(({ findDeviceCode }) => {
              const code = findDeviceCode(text, burst);
              if (code) take(code);
            });
        }}
      >
        <ScanBarcode size={18} className="shrink-0 text-on-panel-soft" />
        <input
          ref={inputRef}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={officeShellTexts.search}
          placeholder={officeShellTexts[isDesk ? 'searchDesk' : mayScan ? 'searchBench' : 'searchEditor']}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setOpen(true);
          }}
          onFocus={() => setOpen(true)}
        />
        {text ? (
          <button
            type="button"
            className="icon-button -me-2"
            aria-label={officeShellTexts.clearSearch}
            onClick={close}
          >
            <X size={16} />
          </button>
        ) : (
          <kbd className="max-md:hidden">/</kbd>
        )}
      </form>
      {isOpen && text.trim().length > 1 && (
        <Suspense>
          <SearchResults query={text} onLeave={close} />
        </Suspense>
      )}
    </search>
  );
};

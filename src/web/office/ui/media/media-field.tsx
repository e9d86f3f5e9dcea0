import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { MediaFile } from '#contract/office/calls/media-calls.ts';
import { type MediaKind, mediaKindNames } from '#contract/office/content-filters.ts';
import { formatBytes } from '#kernel/format-bytes.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Check, TriangleAlert } from '#web/ui/icons.ts';
import { mediaQueries } from '../../app/queries/media-queries.ts';
import { MediaThumb } from './media-thumb.tsx';
import { kindOfAddress } from './picture-address.ts';

// Fetched when it is opened: most forms are read and saved without it.
const MediaChooser = lazy(() => import('./media-chooser.tsx'));

/**
 * One file of the library as a field of the form around it; its value is the file's address, or ''. `onEntry` gets the
 * whole entry, for forms that keep the small picture too.
 *
 * @example <MediaField name="imageAddressHighQuality" label="تصویر اصلی" kind="picture" onEntry={setSmall} />
 */
export const MediaField = ({
  name,
  label,
  hint,
  kind,
  onEntry,
}: {
  name: string;
  label: string;
  hint: ReactNode;
  kind: MediaKind;
  onEntry?: (entry: MediaFile | undefined) => void;
}) => {
  const { field, fieldState } = useController({ name });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const address = typeof field.value === 'string' ? field.value : '';
  const fault = fieldState.error?.message;

  const put = (entry: MediaFile | undefined) => {
    field.onChange(entry?.address ?? '');
    field.onBlur();
    onEntry?.(entry);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: one value with two buttons, not a set of fields
    <div role="group" aria-labelledby={id} aria-describedby={fault || hint ? `${id}-note` : undefined}>
      <p id={id} className="mb-1 text-small font-semibold">
        {label}
      </p>
      <div className="flex items-start gap-3">
        {address && <MediaThumb file={{ address }} className="w-28 shrink-0" />}
        <div className="grid min-w-0 flex-1 justify-items-start gap-1">
          {address ? (
            <AddressFacts address={address} />
          ) : (
            <p className="text-small text-ink-soft">{libraryTexts.nothing}</p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button ref={field.ref} size="small" onClick={() => setOpen(true)}>
              {address ? libraryTexts.replace : libraryTexts.choose}
            </Button>
            {address && (
              <Button variant="plain" size="small" onClick={() => put(undefined)}>
                {libraryTexts.remove}
              </Button>
            )}
          </div>
        </div>
      </div>
      {(fault || hint) && (
        <p
          id={`${id}-note`}
          className={fault ? 'mt-1 text-fine font-semibold text-danger' : 'mt-1 text-fine text-ink-soft'}
        >
          {fault ?? hint}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <MediaChooser
            kind={kind}
            title={label}
            onChoose={([entry]) => {
              setOpen(false);
              put(entry);
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
};

/** What the library holds about the file: size, and whether it has alternative text. */
const AddressFacts = ({ address }: { address: string }) => {
  const { data: file } = useQuery(mediaQueries.at(address));
  if (!file) {
    const last = address.split('/').at(-1) ?? address;
    return (
      <p className="text-small text-ink-soft">
        {mediaKindNames[kindOfAddress(address)]} <Code>{last}</Code>
      </p>
    );
  }
  const size = file.width && file.height ? `${file.width} × ${file.height}` : '';
  return (
    <div className="grid max-w-full gap-1 text-small text-ink-soft">
      <p className="truncate" dir="auto">
        {file.name}
      </p>
      <p>
        {size && <Code>{size}</Code>}
        {size && '، '}
        {formatBytes(file.bytes)}
      </p>
      {file.kind === 'picture' && (
        <p
          className={
            file.alt ? 'flex items-center gap-1 text-success' : 'flex items-center gap-1 text-warning'
          }
        >
          {file.alt ? <Check size={16} /> : <TriangleAlert size={16} />}
          {file.alt ? libraryTexts.hasAlt : libraryTexts.withoutAlt}
        </p>
      )}
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { mediaKindNames, mediaKinds } from '#contract/office/content-filters.ts';
import { formatBytes } from '#kernel/format-bytes.ts';
import { formatNumber } from '#kernel/rial.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { Button } from '#web/ui/button.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { type MediaSearch, mediaQueries } from '../../app/queries/media-queries.ts';
import {
  type AddressTable,
  isIntegerFrom,
  isTextUpTo,
  pageAddress,
} from '../../ui/list/address-state.rules.ts';
import { FilterBar } from '../../ui/list/filter-bar.tsx';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { SearchBox } from '../../ui/list/search-box.tsx';
import { StateTabs } from '../../ui/list/state-tabs.tsx';
import { useAddressState } from '../../ui/list/use-address-state.ts';
import { MediaGrid } from '../../ui/media/media-grid.tsx';
import { MediaUploads } from '../../ui/media/media-uploads.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';

const MediaPanel = lazy(() => import('./media-panel.tsx'));
const address = {
  q: isTextUpTo(200),
  kind: mediaKinds,
  withoutAlt: ['0', '1'],
  ...pageAddress,
  file: isIntegerFrom(1, 268_435_455),
} satisfies AddressTable<MediaSearch & { file?: string }>;

/** The media library: choice, search and page are kept in the address; files can be added anywhere on it. */
export const Component = () => {
  const [search, setSearch] = useAddressState(address);
  const { file: openFile, page = '1', size = '50', ...rows } = search;
  const file = openFile === undefined ? undefined : Number(openFile);
  const list = useQuery(mediaQueries.list({ ...rows, page, size }));
  const { data: counts } = useQuery(mediaQueries.counts());
  const isFiltered = Object.keys(rows).length > 0;
  const open = (id: number | undefined) => setSearch({ file: id?.toString(), page });
  return (
    <div className="media-screen" data-open={file !== undefined}>
      <MediaUploads
        head={(button) => (
          <ScreenHead
            title={libraryTexts.title}
            beside={
              list.data && (
                <p className="text-small text-ink-soft">
                  {libraryTexts.count(formatNumber(list.data.total))}
                </p>
              )
            }
          >
            {button}
          </ScreenHead>
        )}
      >
        <div>
          <StateTabs
            label={libraryTexts.kind}
            value={search.kind}
            all={libraryTexts.all}
            options={mediaKinds.map((kind) => ({
              value: kind,
              label: mediaKindNames[kind],
              count: counts?.[kind],
            }))}
            onChange={(kind) => setSearch({ kind })}
          />
          <FilterBar>
            <SearchBox label={libraryTexts.search} value={search.q} onSearch={(q) => setSearch({ q })} />
            <Button
              variant={search.withoutAlt === '1' ? 'brand' : 'quiet'}
              size="small"
              aria-pressed={search.withoutAlt === '1'}
              onClick={() => setSearch({ withoutAlt: search.withoutAlt === '1' ? undefined : '1' })}
            >
              {libraryTexts.withoutAlt}
              {counts && <Count className="text-ink-faint">{counts.withoutAlt}</Count>}
            </Button>
          </FilterBar>
          <ListFrame
            query={list}
            search={{ ...search, size }}
            onPage={setSearch}
            empty={
              isFiltered ? (
                <ListEmptyState title={libraryTexts.noneFound} />
              ) : (
                <ListEmptyState title={libraryTexts.empty}>{libraryTexts.emptyHint}</ListEmptyState>
              )
            }
          >
            {({ items }) => (
              <MediaGrid
                files={items}
                isChosen={({ id }) => id === file}
                noteOf={({ bytes }) => formatBytes(bytes)}
                onPress={({ id }) => open(id === file ? undefined : id)}
              />
            )}
          </ListFrame>
        </div>
      </MediaUploads>
      {file !== undefined && (
        <Suspense>
          <MediaPanel key={file} id={file} onOpen={open} onClose={() => open(undefined)} />
        </Suspense>
      )}
    </div>
  );
};

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { MediaFile } from '#contract/office/calls/media-calls.ts';
import type { MediaKind } from '#contract/office/content-filters.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { mediaQueries } from '../../app/queries/media-queries.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { ListEmptyState, ListFrame } from '../list/list-frame.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaUploads } from './media-uploads.tsx';
import { PageSteps } from './page-steps.tsx';

const size = 24;

/**
 * The library as a window: search, choose one file or several, or upload new ones, which are chosen as they arrive.
 * Draw it only while it is open.
 *
 * @example {isOpen && <MediaChooser kind="picture" title="…" onChoose={([file]) => { close(); … }} onClose={close} />}
 */
const MediaChooser = ({
  kind,
  isMultiple = false,
  title,
  onChoose,
  onClose,
}: {
  kind: MediaKind;
  isMultiple?: boolean;
  title: string;
  /** The caller closes the window, as it does when the person leaves without a choice. */
  onChoose: (entries: readonly MediaFile[]) => void;
  onClose: () => void;
}) => {
  const [q, setSearch] = useState<string>();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly MediaFile[]>([]);
  const list = useQuery(mediaQueries.list({ kind, q, page, size }));

  const toggle = (file: MediaFile) =>
    setChosen((now) => {
      if (now.some(({ id }) => id === file.id)) return now.filter(({ id }) => id !== file.id);
      return isMultiple ? [...now, file] : [file];
    });
  const takeNew = (file: MediaFile) => {
    if (file.kind !== kind) return;
    setChosen((now) => (isMultiple ? [...now.filter(({ id }) => id !== file.id), file] : [file]));
  };

  // Outside the form it was opened from: Enter in the search must not send that form.
  return createPortal(
    <Dialog
      title={title}
      isWide
      onClose={onClose}
      foot={
        <>
          <Button variant="brand" disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {isMultiple ? libraryTexts.chooseMany(chosen.length) : libraryTexts.chooseThis}
          </Button>
          <Button onClick={onClose}>{officeTexts.cancel}</Button>
        </>
      }
    >
      <MediaUploads kind={kind} onDone={takeNew}>
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox
            label={libraryTexts.search}
            value={q}
            onSearch={(text) => {
              setSearch(text);
              setPage(1);
            }}
          />
        </div>
        <ListFrame
          query={list}
          empty={<ListEmptyState title={q ? libraryTexts.noneFound : libraryTexts.empty} />}
        >
          {({ items, hasMore }) => (
            <>
              <MediaGrid
                files={items}
                isChosen={({ id }) => chosen.some((one) => one.id === id)}
                onPress={toggle}
              />
              <PageSteps page={page} hasMore={hasMore} onPage={setPage} />
            </>
          )}
        </ListFrame>
      </MediaUploads>
    </Dialog>,
    document.body,
  );
};

export default MediaChooser;

import { officeListTexts } from '#web/texts/office/lists.ts';
import { Button } from '#web/ui/button.tsx';

/** The next and the previous page of a list inside a window, which has no address of its own. */
export const PageSteps = ({
  page,
  hasMore,
  onPage,
}: {
  page: number;
  hasMore: boolean;
  onPage: (page: number) => void;
}) =>
  page === 1 && !hasMore ? null : (
    <nav aria-label={officeListTexts.pages} className="mt-4 flex gap-2">
      <Button disabled={page === 1} onClick={() => onPage(page - 1)}>
        {officeListTexts.previous}
      </Button>
      <Button disabled={!hasMore} onClick={() => onPage(page + 1)}>
        {officeListTexts.next}
      </Button>
    </nav>
  );

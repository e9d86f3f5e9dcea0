import { officeTexts } from '#web/texts/office/shell.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { Note } from '#web/ui/note.tsx';
import type { OfficeFailure } from '../app/office-failure.ts';

/** The id of the failed HTTP request, by which support finds it in the log. */
export const FailureId = ({ failure }: { failure: OfficeFailure }) =>
  failure.requestId ? (
    <p className="text-fine text-ink-faint">
      {officeTexts.requestId} <Code>{failure.requestId}</Code>
    </p>
  ) : null;

/**
 * What an action was refused with, read out where it appears. When no answer came, it adds that nothing typed is lost.
 */
export const FailureNote = ({ failure }: { failure: OfficeFailure | null | undefined }) =>
  failure ? (
    <Note tone="danger" role="alert">
      <p className="font-semibold">{failure.message}</p>
      {failure.code === 'lost' && <p className="text-fine">{officeTexts.lostAdvice}</p>}
      {failure.code === 'unexpected' && <FailureId failure={failure} />}
    </Note>
  ) : null;

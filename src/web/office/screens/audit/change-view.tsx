import { auditTexts } from '#web/texts/office/account.ts';

/** From what to what, as it was written down; shown when asked for, because it may be long. */
export const ChangeView = ({ from, to }: { from: unknown; to: unknown }) => {
  if (isNothing(from) && isNothing(to)) return null;
  return (
    <details className="disclosure">
      <summary className="text-fine text-brand-strong underline-offset-4 hover:underline">
        {auditTexts.showChange}
      </summary>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 py-1 text-fine">
        {!isNothing(from) && <Side name={auditTexts.from} value={from} />}
        {!isNothing(to) && <Side name={auditTexts.to} value={to} />}
      </dl>
    </details>
  );
};

const isNothing = (value: unknown): boolean => value === null || value === undefined;

const Side = ({ name, value }: { name: string; value: unknown }) => (
  <>
    <dt className="text-ink-soft">{name}</dt>
    <dd dir="auto" className="max-w-80 whitespace-pre-wrap break-words">
      {typeof value === 'string' ? value : JSON.stringify(value, null, 1)}
    </dd>
  </>
);

import { type FormEvent, useRef, useState } from 'react';
import type { LabDevice, SaveManyResult } from '#contract/repair/lab-entities.ts';
import { repairLimits } from '#contract/repair/limits.ts';
import { labTexts } from '#web/texts/lab.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { Note } from '#web/ui/note.tsx';
import { Container } from '../../ui/section.tsx';
import { toCallOutcome } from '../portal-shared/call-outcome.ts';
import { keepUnsaved, readUnsaved } from '../portal-shared/kept-memory.ts';
import { PortalHeading } from '../portal-shared/portal-heading.tsx';
import { useArrivalFocus } from '../portal-shared/use-arrival-focus.ts';
import type { LabClient } from './lab-client.ts';

/** One form for several devices: each has its own fault and becomes a request of its own. */
export const LabRegistration = ({
  client,
  devices,
  onBack,
  onEnded,
}: {
  client: LabClient;
  devices: readonly LabDevice[];
  onBack: (isDone: boolean) => void;
  onEnded: () => void;
}) => {
  // The tab keeps each text by its device: the way back to the list and a session that ended lose none.
  const [faults, setFaults] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(
      devices.map((one) => [one.soldProductId, readUnsaved(one.serialNumber, 'description')]),
    ),
  );
  const [isInPlace, setInPlace] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState('');
  const [isTried, setTried] = useState(false);
  const [results, setResults] = useState<readonly SaveManyResult[]>();
  useArrivalFocus(results ? 'results' : 'form');
  // One name for what is sent: pressing again after a lost answer adds nothing, and another text is another form.
  const sent = useRef({ text: '', key: '' });
  // Never stricter than the server, which counts characters.
  const isShort = (id: number) => (faults[id] ?? '').length < repairLimits.description.min;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    const short = devices.find(({ soldProductId }) => isShort(soldProductId));
    if (short) return document.getElementById(`fault-${short.soldProductId}`)?.focus();
    setBusy(true);
    setMessage('');
    const items = devices.map(({ soldProductId }) => ({
      soldProductId,
      description: faults[soldProductId] ?? '',
      repairInPlace: isInPlace,
    }));
    const text = JSON.stringify(items);
    if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
    const outcome = toCallOutcome(await client.labSaveMany({ key: sent.current.key, items }));
    setBusy(false);
    if (outcome.kind === 'signed-out') return onEnded();
    if (outcome.kind === 'done') {
      const { results: answers } = outcome.data;
      setResults(answers);
      for (const { serialNumber, status } of answers)
        if (status === 0) keepUnsaved(serialNumber, 'description', '');
    } else setMessage('text' in outcome ? outcome.text : labTexts.failed);
  };
  return (
    <>
      <PortalHeading title={results ? labTexts.results : labTexts.request(devices.length)} />
      <Container className="py-6">
        {results ? (
          <Results results={results} onBack={() => onBack(true)} />
        ) : (
          <form onSubmit={submit} noValidate className="card mx-auto grid max-w-3xl gap-5 p-4 sm:p-8">
            {devices.map(({ soldProductId: id, productName, serialNumber }) => (
              <Field
                variant={largeFieldVariant}
                key={id}
                id={`fault-${id}`}
                label={
                  <>
                    <UnbrokenText>{productName}</UnbrokenText>، {labTexts.serial} <Code>{serialNumber}</Code>
                  </>
                }
                after={labTexts.fault}
                {...(isTried && isShort(id) ? { error: labTexts.faultHint } : { hint: labTexts.faultHint })}
              >
                {(control) => (
                  <textarea
                    {...control}
                    className="field field-area"
                    readOnly={isBusy}
                    maxLength={repairLimits.description.max}
                    value={faults[id] ?? ''}
                    onChange={({ target }) => {
                      setFaults({ ...faults, [id]: target.value });
                      keepUnsaved(serialNumber, 'description', target.value);
                    }}
                  />
                )}
              </Field>
            ))}
            <label className="check-row">
              <input
                type="checkbox"
                className="check"
                checked={isInPlace}
                onChange={({ target }) => setInPlace(target.checked)}
              />
              {labTexts.inPlace}
            </label>
            {message && (
              <Note tone="danger" role="alert">
                {message}
              </Note>
            )}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" variant="accent" size="large" aria-disabled={isBusy || undefined}>
                {labTexts.send(devices.length)}
              </Button>
              <Button size="large" onClick={() => onBack(false)}>
                {labTexts.back}
              </Button>
            </div>
          </form>
        )}
      </Container>
    </>
  );
};

const Results = ({ results, onBack }: { results: readonly SaveManyResult[]; onBack: () => void }) => (
  <div className="card mx-auto grid max-w-3xl gap-4 p-4 sm:p-8">
    <ul role="status" className="grid gap-3">
      {results.map((one) => (
        <li key={one.soldProductId}>
          <Note tone={one.status === 0 ? 'info' : 'warning'}>
            <p className="font-semibold">
              <UnbrokenText>{one.productName || labTexts.gone}</UnbrokenText>
              {one.serialNumber && (
                <>
                  ، {labTexts.serial} <Code>{one.serialNumber}</Code>
                </>
              )}
            </p>
            <p>{one.message}</p>
          </Note>
        </li>
      ))}
    </ul>
    <Button variant="brand" onClick={onBack}>
      {labTexts.back}
    </Button>
  </div>
);

import { useState } from 'react';
import { useLocation } from 'react-router';
import { labelsAtOnce } from '#contract/office/label-limits.ts';
import { isRecord } from '#kernel/is-record.ts';
import { labelPrintTexts } from '#web/texts/office/labels.ts';
import { Button } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.ts';
import { type DeviceLabel, deviceClient } from '../../app/queries/device-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { TextAreaField } from '../../ui/fields/text-field.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { SegmentedButtons } from '../../ui/segmented-buttons.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { LabelCard } from './label-card.tsx';
import { PrintedLabels } from './printed-labels.tsx';

const sizes = ['sheet', 'single'] as const;

/** Labels of chosen devices, on sheets or one by one. */
export const Component = () => {
  const given = useGivenSerials();
  const [text, setText] = useState(given.join('\n'));
  const [size, setSize] = useState<(typeof sizes)[number]>('sheet');
  const [labels, setLabels] = useState<readonly DeviceLabel[]>([]);
  const [fault, setFault] = useState<string>();
  const [open, setOpen] = useState<'print' | 'replace'>();
  const make = useAction(deviceClient.makeLabels, { onSuccess: (made) => setLabels(made.labels) });
  const close = () => setOpen(undefined);
  const submit = () => {
    const serials = readSerials(text);
    const wrong = faultOf(serials.length);
    setFault(wrong);
    setLabels([]);
    if (!wrong) make.mutate({ serials });
  };
  const [only] = labels;
  return (
    <>
      <ScreenHead title={labelPrintTexts.title} />
      <div className="grid max-w-4xl grid-cols-1 gap-4">
        <p className="text-ink-soft">{labelPrintTexts.intro}</p>
        <TextAreaField
          label={labelPrintTexts.serials}
          hint={labelPrintTexts.serialsHint(labelsAtOnce)}
          rows={6}
          error={fault ?? make.error?.fields?.serials}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <SegmentedButtons
          className="justify-self-start"
          label={labelPrintTexts.size}
          values={sizes}
          chosen={size}
          onChoose={setSize}
        >
          {(one) => labelPrintTexts.sizes[one]}
        </SegmentedButtons>
        {!make.error?.fields && <FailureNote failure={make.error} />}
        <div className="flex flex-wrap gap-2">
          <BusyButton variant={only ? 'quiet' : 'accent'} isBusy={make.isPending} onClick={submit}>
            {labelPrintTexts.make}
          </BusyButton>
          {only && (
            <Button variant="accent" onClick={() => setOpen('print')}>
              <Printer size={18} />
              {labelPrintTexts.print(labels.length)}
            </Button>
          )}
          {only && labels.length === 1 && (
            <Button onClick={() => setOpen('replace')}>{labelPrintTexts.replace}</Button>
          )}
        </div>
        {only && (
          <section className="label-preview" aria-label={labelPrintTexts.preview}>
            {labels.map((label) => (
              <LabelCard key={label.serialNumber} label={label} />
            ))}
          </section>
        )}
        {open === 'print' && <PrintedLabels labels={labels} size={size} onDone={close} />}
        {open === 'replace' && only && (
          <ConfirmDialog
            title={labelPrintTexts.replaceTitle}
            confirm={labelPrintTexts.replace}
            isDangerous
            onConfirm={async (options) => {
              setLabels((await deviceClient.replaceLabel({ serial: only.serialNumber }, options)).labels);
              showToast(labelPrintTexts.replaced);
            }}
            onClose={close}
          >
            <p>{labelPrintTexts.replaceText}</p>
          </ConfirmDialog>
        )}
      </div>
    </>
  );
};

/** The navigation state of the link that led here. */
const useGivenSerials = (): readonly string[] => {
  const state: unknown = useLocation().state;
  const given = isRecord(state) ? state.serials : [];
  return Array.isArray(given) ? given.filter((one) => typeof one === 'string') : [];
};

const readSerials = (text: string): string[] =>
  text
    .split(/[\n,،;\t]/)
    .map((one) => one.trim())
    .filter(Boolean);

const faultOf = (count: number): string | undefined => {
  if (count === 0) return labelPrintTexts.needSerials;
  return count > labelsAtOnce ? labelPrintTexts.tooMany(labelsAtOnce) : undefined;
};

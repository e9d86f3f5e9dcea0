import { useState } from 'react';
import { scanTexts } from '#web/texts/office/receive.ts';
import { Button } from '#web/ui/button.tsx';
import { readTraceNumber } from '../../app/keys/trace-number.rules.ts';
import { playTone } from '../../app/scan/tones.ts';
import { TextField } from '../fields/text-field.tsx';

/** Eight digits by hand, or by a scanner while the focus is in the field; it is ready for the next at once. */
export const TraceForm = ({
  label,
  submit,
  onTake,
}: {
  label: string;
  submit: string;
  onTake: (traceNumber: string) => void;
}) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const traceNumber = readTraceNumber(text);
        setFault(traceNumber ? undefined : scanTexts.eightDigits);
        if (!traceNumber) {
          // The next scan writes over what is no trace number instead of behind it.
          event.currentTarget.querySelector('input')?.select();
          playTone('refused');
          return;
        }
        setText('');
        onTake(traceNumber);
      }}
    >
      <TextField
        label={label}
        className="min-w-0 flex-1"
        isCode
        inputMode="numeric"
        enterKeyHint="done"
        error={fault}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="brand" className="mt-8">
        {submit}
      </Button>
    </form>
  );
};

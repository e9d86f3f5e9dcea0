import { useState } from 'react';
import { cameraTexts } from '#web/texts/office/receive.ts';
import { Button } from '#web/ui/button.tsx';
import { readBurst } from '../../app/keys/key-burst.ts';
import { findTraceNumber } from '../../app/keys/trace-number.rules.ts';
import { playTone } from '../../app/scan/tones.ts';
import { TextField } from '../fields/text-field.tsx';
import { findDeviceCode } from './find-device-code.rules.ts';

/**
 * Eight digits by hand, or a slip or label by a scanner while the focus is in the field; ready for the next at once.
 */
export const TraceForm = ({
  label,
  submit,
  onTake,
}: {
  label: string;
  submit: string;
  onTake: (text: string) => void;
}) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        // Under a Persian layout the field holds other letters than the scanner's.
        const taken = findTraceNumber(text) ?? findDeviceCode(text, readBurst(event.timeStamp));
        setFault(taken ? undefined : cameraTexts.eightDigits);
        if (!taken) {
          // The next scan writes over what is no trace number instead of behind it.
          event.currentTarget.querySelector('input')?.select();
          playTone('refused');
          return;
        }
        setText('');
        onTake(taken);
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
      <Button type="submit" variant="brand" className="mt-8">
        {submit}
      </Button>
    </form>
  );
};

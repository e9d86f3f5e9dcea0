import { useState } from 'react';
import { setUpTexts } from '#web/texts/office/session.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { BusyButton } from '../../ui/busy-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export type TotpFacts = { secret: string; qr: { size: number; path: string } };

/** An authenticator to set up: the QR code, the same secret as text, and one right code that makes it count. */
export const TotpCard = ({
  facts,
  isBusy,
  submit,
  onCode,
}: {
  facts: TotpFacts;
  isBusy: boolean;
  submit: string;
  onCode: (code: string) => void;
}) => {
  const [code, setCode] = useState('');
  const { size, path } = facts.qr;
  return (
    <div className="grid gap-4">
      <p>{setUpTexts.scan}</p>
      <svg
        viewBox={`-2 -2 ${size + 4} ${size + 4}`}
        role="img"
        aria-label={setUpTexts.qrLabel}
        shapeRendering="crispEdges"
        className="mx-auto w-48 rounded-card"
      >
        <rect x="-2" y="-2" width={size + 4} height={size + 4} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <div>
        <p className="text-fine text-ink-soft">{setUpTexts.secret}</p>
        <p className="flex items-center gap-2">
          <Code className="min-w-0 flex-1 text-end text-fine break-all whitespace-normal">
            {facts.secret.replace(/(.{4})/g, '$1 ').trim()}
          </Code>
          <CopyButton text={facts.secret} label={setUpTexts.copySecret} isIconOnly />
        </p>
      </div>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onCode(code);
        }}
      >
        <TextField
          label={setUpTexts.confirm}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          isCode
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <BusyButton type="submit" variant="accent" isBusy={isBusy} disabled={code.trim() === ''}>
          {submit}
        </BusyButton>
      </form>
    </div>
  );
};

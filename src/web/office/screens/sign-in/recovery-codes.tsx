import { useState } from 'react';
import { setUpTexts } from '#web/texts/office/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Download, Printer } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { takeFocus } from '../../ui/take-focus.ts';

/** Ten codes, shown this once: to copy, to keep as a file or to print. One goes on after saying that they are kept. */
export const RecoveryCodes = ({
  codes,
  next,
  onNext,
}: {
  codes: readonly string[];
  next: string;
  onNext: () => void;
}) => {
  const [isKept, setKept] = useState(false);
  const text = codes.join('\n');
  const keepAsFile = () => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), setUpTexts.fileName);
  return (
    <div className="grid gap-4">
      <h2 ref={takeFocus} tabIndex={-1} className="outline-none">
        {setUpTexts.codesTitle}
      </h2>
      <Note tone="warning">{setUpTexts.codesIntro}</Note>
      <ol className="panel grid grid-cols-2 gap-x-6 gap-y-1 px-4 py-3">
        {codes.map((code) => (
          <li key={code} className="text-center">
            <Code className="font-semibold">{code}</Code>
          </li>
        ))}
      </ol>
      <div className="no-print flex flex-wrap gap-2">
        <CopyButton text={text} label={setUpTexts.copyCodes} />
        <Button size="small" onClick={keepAsFile}>
          <Download size={18} />
          {setUpTexts.downloadCodes}
        </Button>
        <Button size="small" onClick={() => window.print()}>
          <Printer size={18} />
          {setUpTexts.printCodes}
        </Button>
      </div>
      <div className="no-print grid gap-2">
        <CheckboxField
          label={setUpTexts.kept}
          checked={isKept}
          onChange={({ target }) => setKept(target.checked)}
        />
        <Button variant="accent" disabled={!isKept} onClick={onNext}>
          {next}
        </Button>
      </div>
    </div>
  );
};

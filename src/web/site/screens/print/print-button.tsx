import { useEffect } from 'react';
import { readingTexts } from '#web/texts/reading.ts';
import { Button } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.ts';

export type PrintButtonProps = {
  /** The visitor asked for it on the page before: the dialog opens by itself. */
  isAsked: boolean;
};

/** Opens the browser's print dialog. */
export const PrintButton = ({ isAsked }: PrintButtonProps) => {
  useEffect(() => {
    if (isAsked) print();
  }, [isAsked]);
  return (
    <Button onClick={() => print()} className="w-full px-4">
      <Printer size={18} className="text-brand" />
      {readingTexts.print}
    </Button>
  );
};

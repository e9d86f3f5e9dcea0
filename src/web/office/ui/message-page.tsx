import { type ReactNode, useEffect } from 'react';
import { officeTexts } from '#web/texts/office/shell.ts';
import { WellPlate } from '#web/ui/well-plate.tsx';

/** A whole page with one message: closed, missing, broken. */
export const MessagePage = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) => {
  useEffect(() => {
    document.title = officeTexts.title(title);
  }, [title]);
  return (
    <div className="mx-auto grid max-w-xl justify-items-center gap-4 py-16 text-center">
      <WellPlate className="w-36" />
      <h1>{title}</h1>
      <p className="text-ink-soft">{text}</p>
      {children}
    </div>
  );
};

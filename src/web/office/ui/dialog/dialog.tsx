import { type ReactNode, useEffect, useId, useRef } from 'react';
import { officeTexts } from '#web/texts/office/frame.ts';
import { X } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

/**
 * A window over the screen: the browser's own modal dialog, which holds the focus, closes with Escape and gives the
 * focus back to where it was. Draw it only while it is open.
 *
 * @example {isOpen && <Dialog title="دعوت" onClose={close} foot={<Button type="submit" form={id}>…</Button>}>…</Dialog>}
 */
export const Dialog = ({
  title,
  children,
  foot,
  onClose,
  isWide = false,
  isFull = false,
  isOpaque = false,
  role,
}: {
  title: string;
  children: ReactNode;
  foot?: ReactNode;
  /** Without it the dialog cannot be left but by what it asks for. */
  onClose?: (() => void) | undefined;
  isWide?: boolean;
  /** Takes the whole window, for what needs every pixel of it. */
  isFull?: boolean;
  /** Hides the screen behind it, for whoever is not signed in. */
  isOpaque?: boolean;
  role?: 'alertdialog';
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    element?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={id}
      className={joinClasses(
        'dialog',
        isWide && 'dialog-wide',
        isFull && 'dialog-full',
        isOpaque && 'dialog-opaque',
      )}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="dialog-head">
        <h2 id={id} className="min-w-0 flex-1">
          {title}
        </h2>
        {onClose && (
          <button type="button" className="icon-button" aria-label={officeTexts.close} onClick={onClose}>
            <X size={20} />
          </button>
        )}
      </div>
      <div className="dialog-body">{children}</div>
      {foot && <div className="dialog-foot">{foot}</div>}
    </dialog>
  );
};

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useInRouterContext } from 'react-router';
import { closeTexts } from '#web/texts/office/dialog.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { X } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { readBurst } from '../../app/keys/key-burst.ts';
import { BackGuard } from './back-guard.tsx';
import { useTypedText } from './use-typed-text.ts';

/**
 * A window over the screen: the browser's own modal dialog, which holds the focus, closes with Escape and gives the
 * focus back to where it was. Draw it only while it is open. It opens in its first field, Enter presses the button
 * marked `data-submit` (Shift and Enter break a line), and typed text is not lost without a question.
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
  /** Without it the dialog cannot be closed, only answered. */
  onClose?: (() => void) | undefined;
  isWide?: boolean;
  /** Takes the whole window, for what needs every pixel of it. */
  isFull?: boolean;
  /** Hides the screen behind it while nobody is signed in. */
  isOpaque?: boolean;
  role?: 'alertdialog';
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const isInRouter = useInRouterContext();
  const { isTyped, isChanged, handlers } = useTypedText();
  const leave = () => {
    if (isTyped && isChanged()) setAsking(onClose !== undefined);
    else onClose?.();
  };

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    const first = ['.dialog-body [data-first-focus]', firstField, '[data-first-focus]']
      .map((selector) => element?.querySelector<HTMLElement>(selector))
      .find(Boolean);
    first?.focus();
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
        // A file field that was left without a choice sends this event too.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        leave();
      }}
      onClose={() => {
        // At a second Escape the browser closes it without a cancel event.
        if (!dialog.current?.isConnected || dialog.current.open) return;
        dialog.current.showModal();
        leave();
      }}
      onKeyDown={submitOnEnter}
      {...handlers}
    >
      <div className="dialog-head">
        <h2 id={id} className="min-w-0 flex-1">
          {title}
        </h2>
        {onClose && (
          <button type="button" className="icon-button" aria-label={officeTexts.close} onClick={leave}>
            <X size={20} />
          </button>
        )}
      </div>
      <div className="dialog-body">{children}</div>
      {foot && <div className="dialog-foot">{foot}</div>}
      {/* The dialogs of sign-in are outside the router. */}
      {isTyped && isInRouter && <BackGuard onBack={leave} />}
      {isAsking && (
        <Dialog
          title={closeTexts.title}
          role="alertdialog"
          onClose={() => setAsking(false)}
          foot={
            <>
              <Button variant="brand" data-first-focus onClick={() => setAsking(false)}>
                {closeTexts.stay}
              </Button>
              <Button onClick={onClose}>{closeTexts.close}</Button>
            </>
          }
        >
          <p>{closeTexts.text}</p>
        </Dialog>
      )}
    </dialog>
  );
};

const firstField = '.dialog-body :is(input:not([type=file]), select, textarea):enabled';

const submitOnEnter = (event: KeyboardEvent<HTMLDialogElement>): void => {
  const { target, currentTarget } = event;
  if (event.key !== 'Enter' || event.shiftKey || event.defaultPrevented || event.nativeEvent.isComposing)
    return;
  if (!(target instanceof Element) || target.closest('dialog') !== currentTarget) return;
  if (!target.matches('input:not([type=file]), select, textarea')) return;
  // What a scanner ends with Enter is no note of a person.
  if (target.matches('textarea') && readBurst(event.timeStamp)) return;
  const button = currentTarget.querySelector<HTMLElement>('[data-submit], [type=submit]');
  if (!button) return;
  event.preventDefault();
  button.click();
};

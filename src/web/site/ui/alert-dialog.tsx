import { type ReactNode, useEffect, useId, useRef } from 'react';
import { CircleAlert, CircleCheck } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

const signs = {
  problem: { Icon: CircleAlert, className: 'bg-danger-soft text-danger' },
  warning: { Icon: CircleAlert, className: 'bg-warning-soft text-warning' },
  done: { Icon: CircleCheck, className: 'bg-success-soft text-success' },
};

export type AlertTone = keyof typeof signs;

/**
 * An alert inside the page: it takes the focus, holds it, and gives it back to where it was. Escape and its
 * buttons close it. Nothing of the page can be used meanwhile.
 *
 * @example
 * {alert && <AlertDialog title="…" text={alert} onClose={close} actions={<Button onClick={close}>…</Button>} />}
 */
export const AlertDialog = ({
  title,
  text,
  tone,
  children,
  actions,
  onClose,
}: {
  title: string;
  text: ReactNode;
  /** Which sign stands before it. */
  tone?: AlertTone;
  children?: ReactNode;
  /** The first button receives the focus. */
  actions: ReactNode;
  onClose: () => void;
}) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    element?.querySelector<HTMLElement>('.alert-actions button')?.focus();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="alert-dialog"
      // By Escape, or by the browser alone. What the effect above closes is gone, or opened again.
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected && !currentTarget.open) onClose();
      }}
    >
      <div className="flex items-start gap-4">
        {tone && <Sign tone={tone} />}
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="text-fine font-semibold text-ink-soft">
            {title}
          </h2>
          <div id={`${id}-text`} className="text-title font-semibold">
            {text}
          </div>
        </div>
      </div>
      {children}
      <div className="alert-actions mt-5 flex flex-wrap justify-end gap-3">{actions}</div>
    </dialog>
  );
};

const Sign = ({ tone }: { tone: AlertTone }) => {
  const { Icon, className } = signs[tone];
  return (
    <span
      className={joinClasses('flex size-11 shrink-0 items-center justify-center rounded-full', className)}
    >
      <Icon size={24} />
    </span>
  );
};

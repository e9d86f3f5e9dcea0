import { useEffect, useRef, useState } from 'react';
import { toastTexts } from '#web/texts/office/lists.ts';
import { CircleAlert, CircleCheck, Info, X } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { BusyButton } from './busy-button.tsx';
import { Undo2 } from './office-icons.ts';
import { removeToast, showFailure, type Toast, useToasts } from './toast-store.ts';

const icons = { success: CircleCheck, danger: CircleAlert, info: Info };
const colours = { success: 'text-success', danger: 'text-danger', info: 'text-brand' };

/** Where toasts appear; the app renders it once. They are read out without taking the focus. */
export const Toasts = () => (
  <section className="toasts" aria-label={toastTexts.region} aria-live="polite">
    {useToasts().map((toast) => (
      <ToastLine key={toast.id} toast={toast} />
    ))}
  </section>
);

const ToastLine = ({ toast }: { toast: Toast }) => {
  const { id, text, tone, undo, undoText = toastTexts.undo, forMs } = toast;
  const [isPaused, setPaused] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isExpired, setExpired] = useState(false);
  const line = useRef<HTMLDivElement>(null);
  const hasUndo = undo !== undefined;
  const Icon = icons[tone];

  // The time also runs while the toast is hovered: after it the server refuses the undo.
  useEffect(() => {
    const timer = setTimeout(() => {
      setExpired(true);
      // The undo button and its focus go now: only the pointer may still hold the toast.
      if (hasUndo) setPaused(line.current?.matches(':hover') ?? false);
    }, forMs);
    return () => clearTimeout(timer);
  }, [forMs, hasUndo]);

  // Stays while it is hovered or has the focus.
  useEffect(() => {
    if (isExpired && !isPaused && !isBusy) removeToast(id);
  }, [id, isExpired, isPaused, isBusy]);

  const runUndo = async () => {
    setBusy(true);
    try {
      await undo?.();
    } catch (thrown) {
      showFailure(thrown);
    }
    removeToast(id);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holding it still is a courtesy; its buttons are buttons
    <div
      ref={line}
      className={joinClasses('toast', tone !== 'success' && `toast-${tone}`)}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon size={20} className={joinClasses('ms-2 shrink-0', colours[tone])} />
      <p className="min-w-0 flex-1 py-1">{text}</p>
      {undo && (!isExpired || isBusy) && (
        <BusyButton variant="plain" size="small" isBusy={isBusy} onClick={() => void runUndo()}>
          <Undo2 size={16} />
          {undoText}
        </BusyButton>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={toastTexts.close}
        onClick={() => removeToast(id)}
      >
        <X size={18} />
      </button>
    </div>
  );
};

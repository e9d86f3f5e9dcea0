import * as lucide from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { receiveTexts } from '#web/texts/office/receive.ts';
import { scanTexts } from '#web/texts/office/scan.ts';
import { Button } from '#web/ui/button.tsx';
import { PackageCheck } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';
import { toIcon } from '#web/ui/to-icon.tsx';
import { isDialogOpen } from '../../app/keys/office-keys.rules.ts';
import { useScanHandler } from '../../app/scan/scan-handler.ts';
import { isSoundOn, setSound } from '../../app/scan/tones.ts';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';
import { Camera } from '../../ui/office-icons.ts';
import { CameraView } from '../../ui/scan/camera-view.tsx';
import { TraceForm } from '../../ui/scan/trace-form.tsx';
import { useOpenScanned } from '../../ui/scan/use-open-scanned.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { countLines, findLastUndoable } from './receive-lines.rules.ts';
import { ReceiveList } from './receive-list.tsx';
import { useReceiving } from './use-receiving.ts';
import './receive.css';

// Here and not in `office-icons.ts`, which loads with every screen.
const Volume2 = toIcon(lucide.Volume2);
const VolumeX = toIcon(lucide.VolumeX);

/** Scan after scan without the mouse: each device is received, with a tone and a line in the list. */
export const Component = () => {
  const { lines, take, receiveUndeclared, undo, patch, clear } = useReceiving();
  const [hasSound, setHasSound] = useState(isSoundOn);
  const [isCameraOpen, setCameraOpen] = useState(false);
  const counts = countLines(lines);
  useScanHandler(take);
  const scan = useOpenScanned();

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    if (isDialogOpen()) return;
    if (event.target instanceof HTMLInputElement && event.target.value !== '') return;
    const last = findLastUndoable(lines, Date.now());
    if (!last) return;
    event.preventDefault();
    void undo(last);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <div className="receive">
      <ScreenHead title={receiveTexts.title}>
        <button
          type="button"
          role="switch"
          aria-checked={hasSound}
          aria-label={receiveTexts.sound}
          title={hasSound ? receiveTexts.soundOn : receiveTexts.soundOff}
          className="icon-button"
          onClick={() => {
            setSound(!hasSound);
            setHasSound(!hasSound);
          }}
        >
          {hasSound ? <Volume2 size={20} /> : <VolumeX size={20} />}
        </button>
        <Button aria-pressed={isCameraOpen} onClick={() => setCameraOpen(!isCameraOpen)}>
          <Camera size={18} />
          {scanTexts.camera}
        </Button>
      </ScreenHead>
      <Note className="mb-3">
        <p className="font-semibold">{receiveTexts.beforehand}</p>
        <p className="text-fine">{receiveTexts.howTo}</p>
      </Note>
      {isCameraOpen && (
        <div className="mb-3">
          <CameraView onRead={scan} />
        </div>
      )}
      <TraceForm label={receiveTexts.field} submit={receiveTexts.add} onTake={scan} />
      <p role="status" className="my-3 flex flex-wrap items-center gap-2">
        <strong>{receiveTexts.count(counts.received)}</strong>
        {counts.refused > 0 && (
          <span className="chip chip-danger">{receiveTexts.refusedCount(counts.refused)}</span>
        )}
        {counts.undeclared > 0 && (
          <span className="chip chip-warning">{receiveTexts.undeclaredCount(counts.undeclared)}</span>
        )}
        {counts.waiting > 0 && (
          <span className="chip chip-warning">{receiveTexts.waitingCount(counts.waiting)}</span>
        )}
        <span className="ms-auto flex items-center gap-2 text-fine text-ink-soft max-md:hidden">
          <kbd>Ctrl+Z</kbd>
          {receiveTexts.undoKey}
        </span>
      </p>
      {lines.length === 0 ? (
        <ListEmptyState title={receiveTexts.empty} />
      ) : (
        <ReceiveList lines={lines} onReceive={receiveUndeclared} onUndo={undo} onPatch={patch} />
      )}
      {lines.length > 0 && (
        <div className="foot-bar">
          <Button
            variant="accent"
            disabled={counts.waiting > 0}
            title={counts.waiting > 0 ? receiveTexts.finishWaiting : receiveTexts.finishHint}
            onClick={clear}
          >
            <PackageCheck size={18} />
            {receiveTexts.finish}
          </Button>
          <span className="text-fine text-ink-soft">
            {counts.waiting > 0 ? receiveTexts.finishWaiting : receiveTexts.finishHint}
          </span>
        </div>
      )}
    </div>
  );
};

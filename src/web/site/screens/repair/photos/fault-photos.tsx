import { type ChangeEvent, useRef, useState } from 'react';
import { repairBasePath, repairCalls } from '#contract/repair/calls.ts';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { additionLimits, photoTypes } from '#contract/repair/limits.ts';
import { photoTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Images } from '#web/ui/icons.ts';
import { PanelCard } from '../panels/panel-card.tsx';
import { usePortal } from '../state/portal-context.ts';
import { sendPhoto } from './send-photo.ts';
import { shrinkPhoto } from './shrink-photo.ts';

type Sending = { key: number; file: File; percent: number; error: string | null };

/** Photos of the fault: each is sent by itself, so that one that fails keeps the others and can be sent again. */
const FaultPhotos = ({ request }: { request: RepairRequest }) => {
  const { actions } = usePortal();
  const fileInput = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<Sending[]>([]);
  const [isOver, setOver] = useState(false);
  const photos = request.photos ?? [];
  const lastSent = useRef(Promise.resolve());
  const change = (key: number, part: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const send = async ({ key, file }: Sending) => {
    const sent = await sendPhoto(request.fCode, await shrinkPhoto(file), (percent) =>
      change(key, { percent }),
    );
    if (sent.kind === 'done') {
      actions.replaceRequest(sent.request);
      setSending((all) => all.filter((one) => one.key !== key));
    } else change(key, { error: sent.kind === 'refused' ? sent.text : photoTexts.failed });
  };
  /** One after the other: on a slow line two at once are slower than one, and the last answer is the newest. */
  const sendNext = (one: Sending) => {
    change(one.key, { error: null, percent: 0 });
    lastSent.current = lastSent.current.then(() => send(one));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // One that failed holds no place.
    const underWay = sending.filter(({ error }) => !error).length;
    const room = additionLimits.photos - photos.length - underWay;
    const chosen = [...(target.files ?? [])].slice(0, room);
    setOver((target.files?.length ?? 0) > room);
    target.value = '';
    const added = chosen.map((file, at) => ({ key: performance.now() + at, file, percent: 0, error: null }));
    setSending((all) => [...all, ...added]);
    added.forEach(sendNext);
  };

  return (
    <PanelCard
      title={photoTexts.heading}
      intro={<p>{photoTexts.intro}</p>}
      isFirst={false}
      fold={{ icon: <Images size={20} />, state: photoTexts.state(photos.length) }}
    >
      {photos.length > 0 && (
        <ul className="photo-row">
          {photos.map(({ id, width, height }, at) => (
            <li key={id}>
              <img
                src={`${repairBasePath}${repairCalls.photo.path}?id=${id}`}
                alt={photoTexts.alt(at + 1)}
                width={width}
                height={height}
              />
              {request.may.removePhoto && (
                <button
                  type="button"
                  className="text-link no-print"
                  aria-label={photoTexts.removeOf(at + 1)}
                  onClick={() => void actions.removePhoto(id)}
                >
                  {photoTexts.remove}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      <ul className="grid gap-2 empty:hidden" aria-live="polite">
        {sending.map((one) => (
          <li key={one.key} className="flex flex-wrap items-center gap-x-3 text-small">
            <bdi className="max-w-48 truncate">{one.file.name}</bdi>
            {one.error ? (
              <>
                <span className="text-danger">{one.error}</span>
                <button type="button" className="text-link" onClick={() => sendNext(one)}>
                  {photoTexts.retry}
                </button>
                <button
                  type="button"
                  className="text-link"
                  onClick={() => setSending((all) => all.filter(({ key }) => key !== one.key))}
                >
                  {photoTexts.remove}
                </button>
              </>
            ) : (
              <progress
                max={100}
                value={one.percent}
                aria-label={photoTexts.sending(one.file.name, one.percent)}
              />
            )}
          </li>
        ))}
      </ul>
      {isOver && (
        <p role="status" className="text-small text-danger">
          {photoTexts.over}
        </p>
      )}
      {request.may.addPhoto && (
        <div className="panel-actions no-print">
          <input
            ref={fileInput}
            id="fault-photos"
            type="file"
            multiple
            accept={photoTypes.join(',')}
            hidden
            onChange={choose}
          />
          <Button onClick={() => fileInput.current?.click()}>{photoTexts.choose}</Button>
        </div>
      )}
    </PanelCard>
  );
};

export default FaultPhotos;

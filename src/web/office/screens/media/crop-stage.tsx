import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { changeFileTexts } from '#web/texts/office/crop.ts';
import { type Corner, type CropBox, moveBox, resizeBox } from './crop-box.rules.ts';

const corners: readonly Corner[] = ['nw', 'ne', 'sw', 'se'];
const arrows: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: -1, dy: 0 },
  ArrowRight: { dx: 1, dy: 0 },
  ArrowUp: { dx: 0, dy: -1 },
  ArrowDown: { dx: 0, dy: 1 },
};

/** The picture with the box over it: by mouse, by finger, or by the arrow keys (ten times as far with Shift). */
export const CropStage = ({
  picture,
  box,
  ratio,
  onChange,
}: {
  picture: { address: string; width: number; height: number };
  box: CropBox;
  ratio: number | undefined;
  onChange: (box: CropBox) => void;
}) => {
  const stage = useRef<HTMLDivElement>(null);
  const begin = useRef({ x: 0, y: 0, box });
  const change = (from: CropBox, step: { dx: number; dy: number }, corner?: Corner) =>
    onChange(corner ? resizeBox(from, corner, step, picture, ratio) : moveBox(from, step, picture));
  const grip = (corner?: Corner) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      begin.current = { x: event.clientX, y: event.clientY, box };
    },
    onPointerMove: (event: PointerEvent) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const scale = picture.width / (stage.current?.clientWidth || picture.width);
      const { x, y, box: from } = begin.current;
      change(from, { dx: (event.clientX - x) * scale, dy: (event.clientY - y) * scale }, corner);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = arrows[event.key];
      if (!arrow) return;
      event.preventDefault();
      const far = (event.shiftKey ? 0.1 : 0.01) * picture.width;
      change(box, { dx: arrow.dx * far, dy: arrow.dy * far }, corner);
    },
  });
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div ref={stage} className="crop-stage" style={{ aspectRatio: picture.width / picture.height }}>
      <img src={picture.address} alt="" draggable={false} />
      <div
        className="crop-box"
        style={{
          left: percent(box.left, picture.width),
          top: percent(box.top, picture.height),
          width: percent(box.width, picture.width),
          height: percent(box.height, picture.height),
        }}
      >
        <button type="button" className="crop-move" aria-label={changeFileTexts.box} {...grip()} />
        {corners.map((corner) => (
          <button
            key={corner}
            type="button"
            className={`crop-corner crop-${corner}`}
            aria-label={changeFileTexts.corners[corner]}
            {...grip(corner)}
          />
        ))}
      </div>
    </div>
  );
};

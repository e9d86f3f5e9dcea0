import { drawQr } from '#kernel/draw-qr.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import type { DeviceLabel } from '../../app/queries/device-queries.ts';
import './labels.css';

/** One label: the address as a QR code of 21 mm, product, serial and telephone in words. */
export const LabelCard = ({ label }: { label: DeviceLabel }) => {
  const { path, size } = drawQr(label.address);
  return (
    <div className="device-label">
      <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label.address}>
        <path d={path} />
      </svg>
      <div>
        <b>
          <bdi>
            <UnbrokenText>{label.productName}</UnbrokenText>
          </bdi>
        </b>
        <Code>{label.serialNumber}</Code>
        {label.phone && <PhoneText>{label.phone}</PhoneText>}
      </div>
    </div>
  );
};

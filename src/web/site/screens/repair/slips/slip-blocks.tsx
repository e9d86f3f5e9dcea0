import type { ReactNode } from 'react';
import { drawQr } from '#kernel/draw-qr.ts';
import { slipTexts } from '#web/texts/repair-device-view.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { PostalAddress } from '#web/ui/figures/postal-address.tsx';
import { LogoMark } from '#web/ui/logo-mark.tsx';

import { sizeOfAddress } from './size-of-address.ts';

/** The head of a slip: what it is, and the trace number as text and as QR. */
export const SlipHead = ({ title, fCode }: { title: string; fCode: string }) => (
  <header className="slip-head">
    <LogoMark className="slip-logo size-10" />
    <div className="slip-title">
      <p className="slip-company">{siteShellTexts.companyName}</p>
      <h2>{title}</h2>
    </div>
    <div className="slip-code">
      <span>{slipTexts.code}</span>
      <strong>
        <Code>{fCode}</Code>
      </strong>
    </div>
    <QrCode text={fCode} />
  </header>
);

const QrCode = ({ text }: { text: string }) => {
  const { path, size } = drawQr(text);
  // Four empty squares on each side belong to the code: readers look for them.
  return (
    <svg
      role="img"
      aria-label={slipTexts.qr}
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
      shapeRendering="crispEdges"
      className="slip-qr"
    >
      <path d={path} />
    </svg>
  );
};

export const SlipAddress = ({
  term,
  address,
  isMain = false,
  lines = [],
}: {
  term: string;
  address: string;
  isMain?: boolean;
  /** What stands on lines of its own below the address: who receives it, and the phone. */
  lines?: readonly (readonly [string, ReactNode])[];
}) => (
  <section className="slip-address" data-main={isMain || undefined}>
    <h3>{term}</h3>
    <PostalAddress data-size={sizeOfAddress(address)}>{address}</PostalAddress>
    {lines.map(([name, value]) => (
      <p key={name} className="slip-line">
        {name}: <strong>{value}</strong>
      </p>
    ))}
  </section>
);

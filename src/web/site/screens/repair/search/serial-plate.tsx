import { deviceSearchTexts } from '#web/texts/repair.ts';

const bars = [0, 4, 7, 12, 15, 17, 22, 26, 28, 33, 36, 41, 43, 47, 52, 55, 58, 63, 66, 70];

/** Where the serial number stands: the back of a device, and its label held under a lens. */
export const SerialPlate = () => (
  <figure className="serial-plate">
    <svg viewBox="0 0 264 150" role="img" aria-label={deviceSearchTexts.plateAlt}>
      {/* the device from behind */}
      <rect x="150" y="14" width="104" height="112" rx="14" className="fill-sunken stroke-line-strong" />
      <path d="M164 30h76M164 38h76M164 46h76" className="stroke-line-strong" strokeLinecap="round" />
      <rect x="164" y="98" width="22" height="16" rx="3" className="fill-surface stroke-line-strong" />
      <path d="M170 104v4M175 104v4M180 104v4" className="stroke-line-strong" strokeLinecap="round" />
      <rect x="160" y="126" width="16" height="8" rx="3" className="fill-line-strong" />
      <rect x="228" y="126" width="16" height="8" rx="3" className="fill-line-strong" />
      <circle cx="232" cy="106" r="7" className="fill-surface stroke-line-strong" />
      <rect
        x="164"
        y="60"
        width="44"
        height="26"
        rx="3"
        className="fill-surface stroke-accent"
        strokeWidth="3"
      />
      <path d="M169 68h20M169 73h14" className="stroke-line-strong" />
      <path d="M169 79h24" className="stroke-accent-strong" strokeWidth="3" />
      {/* the label, enlarged */}
      <path d="M164 60 138 22M164 86 138 130" className="stroke-accent" strokeDasharray="3 4" />
      <rect
        x="8"
        y="18"
        width="130"
        height="114"
        rx="10"
        className="fill-surface stroke-accent"
        strokeWidth="2"
      />
      <g className="fill-brand">
        <circle cx="24" cy="34" r="3.5" />
        <circle cx="34" cy="34" r="3.5" />
        <circle cx="24" cy="44" r="3.5" />
        <circle cx="34" cy="44" r="3.5" className="fill-accent" />
      </g>
      <g className="fill-ink font-sans" direction="ltr">
        <text x="46" y="43" fontSize="13" fontWeight="800">
          AZMA
        </text>
        <text x="20" y="64" fontSize="9" className="fill-ink-soft">
          MODEL CF-24 · 220 V
        </text>
        <rect x="16" y="72" width="114" height="24" rx="5" className="fill-accent-soft" />
        <text x="22" y="89" fontSize="14" fontWeight="800">
          SN AZ-1000
        </text>
      </g>
      <g className="fill-ink">
        {bars.map((at, index) => (
          <rect key={at} x={22 + at * 1.45} y="104" width={index % 3 === 0 ? 3 : 1.6} height="18" />
        ))}
      </g>
    </svg>
    <figcaption>
      <strong>{deviceSearchTexts.plateTitle}</strong> {deviceSearchTexts.plateText}
    </figcaption>
  </figure>
);

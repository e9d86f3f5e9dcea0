/** The set's few colours. Everything is mixed from these, so that 400 pictures read as one hand. */
export const hue = {
  ink: '#10363c',
  inkSoft: '#1d4d54',
  deep: '#00474e',
  plate: '#005a60',
  teal: '#0b7f80',
  sea: '#2a9d98',
  mint: '#7ccbc0',
  mist: '#cde8e4',
  soft: '#e4f4f2',
  paper: '#f6fbfa',
  white: '#ffffff',
  pearl: '#eaf1f0',
  fog: '#d5e2e1',
  steel: '#b4c8c8',
  lead: '#7f9b9c',
  slate: '#46686c',
  amber: '#f5a932',
  honey: '#ffd48a',
  coral: '#f08c7a',
  blood: '#b9474d',
  sky: '#5aa9c4',
  leaf: '#5fae86',
} as const;

/** How one model's housing is coloured. */
export type Tone = { shell: string; shade: string; trim: string; trimDark: string; spot: string };

const housings: [Tone, ...Tone[]] = [
  { shell: '#ffffff', shade: '#dfebea', trim: hue.teal, trimDark: hue.deep, spot: hue.amber },
  { shell: '#fbfdfd', shade: '#d6e4e6', trim: hue.inkSoft, trimDark: hue.ink, spot: hue.amber },
  { shell: '#ffffff', shade: '#d9ebe5', trim: '#3d9a86', trimDark: '#1e6a5c', spot: hue.amber },
  { shell: '#f9fcfd', shade: '#d3e3e9', trim: '#2f7f99', trimDark: '#1a5468', spot: hue.amber },
  { shell: '#eef6f5', shade: '#bfd8d6', trim: hue.deep, trimDark: '#00343a', spot: hue.honey },
  { shell: '#fffdf9', shade: '#e9e4d8', trim: '#4f7f80', trimDark: '#2d5557', spot: hue.amber },
];

export const toneAt = (at: number): Tone => housings[at % housings.length] ?? housings[0];

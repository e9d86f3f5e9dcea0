export const findChromium: () => string | undefined;
export const requireChromium: () => string;

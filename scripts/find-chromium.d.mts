export const requireChromium: () => string;

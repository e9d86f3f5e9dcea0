/** A closing dialog gives the focus back to the button that opened it; the text takes it afterwards. */
export const runAfterDialog = (deed: () => unknown): void => {
  requestAnimationFrame(() => void deed());
};

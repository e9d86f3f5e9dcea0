/** A closing dialog gives the focus back to the button that opened it; the text takes it afterwards. */
export const runAfterDialog = (action: () => unknown): void => {
  requestAnimationFrame(() => void action());
};

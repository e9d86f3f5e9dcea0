const line = 60;

/** How far a key scrolls a page that is read from outside, in pixels; undefined when the key is not for that. */
export const findScrollStep = (
  { key, shiftKey }: { key: string; shiftKey: boolean },
  { view, whole }: { view: number; whole: number },
): number | undefined => {
  // A line of what was read stays in sight.
  const page = Math.max(line, view - line);
  switch (key) {
    case 'ArrowDown':
      return line;
    case 'ArrowUp':
      return -line;
    case 'PageDown':
      return page;
    case 'PageUp':
      return -page;
    case ' ':
      return shiftKey ? -page : page;
    case 'Home':
      return -whole;
    case 'End':
      return whole;
    default:
      return undefined;
  }
};

/** Whether a click opens its link in this window; any other opens a tab or a window and stays the browser's. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>,
): boolean => event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

import type { DragEvent } from 'react';

/** Whether what is dragged has left the element, not merely gone over one inside it. */
export const hasDragLeft = ({ currentTarget, relatedTarget }: DragEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

const lengthOf = (node: Node): number =>
  node instanceof Element ? node.outerHTML.length : (node.nodeValue ?? '').length;

/** Cuts a text that is too long, between blocks where that is possible. Returns whether it was cut. */
export const cutToRoom = (place: Element, room: number): boolean => {
  if (place.innerHTML.length <= room) return false;
  let left = room;
  for (const child of [...place.childNodes]) {
    const length = lengthOf(child);
    if (length <= left) {
      left -= length;
      continue;
    }
    if (left <= 0) child.remove();
    else if (child instanceof Element && child.hasChildNodes()) cutToRoom(child, left);
    else if (child instanceof Text) child.nodeValue = (child.nodeValue ?? '').slice(0, left);
    else child.remove();
    left = 0;
  }
  return true;
};

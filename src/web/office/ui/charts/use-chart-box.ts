import { type RefCallback, useCallback, useState } from 'react';

const defaultWidth = 520;

/** A picture is drawn in the pixels it has, so that its words keep their size in a narrow and in a wide panel. */
export const useChartBox = (): {
  ref: RefCallback<SVGSVGElement>;
  box: { width: number; height: number };
} => {
  const [width, setWidth] = useState(defaultWidth);
  const ref = useCallback((picture: SVGSVGElement | null) => {
    if (!picture) return undefined;
    const watch = new ResizeObserver(() => {
      const { clientWidth } = picture;
      if (clientWidth > 0) setWidth(clientWidth);
    });
    watch.observe(picture);
    return () => watch.disconnect();
  }, []);
  return { ref, box: { width, height: width < 420 ? 240 : 290 } };
};

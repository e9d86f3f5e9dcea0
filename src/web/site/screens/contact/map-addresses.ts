import { staticTexts } from '#web/texts/static-pages.ts';

export type Place = { latitude: number; longitude: number };

const zoom = 17;

/** The map programs people use here, each opened at the place. The last one opens the phone's own map app. */
export const listMapApps = ({ latitude, longitude }: Place): { title: string; href: string }[] => [
  { title: staticTexts.neshan, href: `https://neshan.org/maps/@${latitude},${longitude},${zoom}z` },
  {
    title: staticTexts.balad,
    href: `https://balad.ir/location?latitude=${latitude}&longitude=${longitude}&zoom=${zoom}`,
  },
  {
    title: staticTexts.googleMaps,
    href: `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`,
  },
  {
    title: staticTexts.openStreetMap,
    href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=${zoom}/${latitude}/${longitude}`,
  },
  { title: staticTexts.geo, href: `geo:${latitude},${longitude}?q=${latitude},${longitude}` },
];

/** The page of a map server with OpenStreetMap's addresses, a few streets around the place. */
export const liveMapAddress = ({ latitude, longitude }: Place, origin: string): string => {
  const box = [longitude - 0.006, latitude - 0.003, longitude + 0.006, latitude + 0.003]
    .map((edge) => edge.toFixed(5))
    .join(',');
  const query = new URLSearchParams({ bbox: box, layer: 'mapnik', marker: `${latitude},${longitude}` });
  return `${origin}/export/embed.html?${query}`;
};

/** Where the texts of lists are cut, in characters as people count them. */
export const listCuts = { product: 350, content: 512 } as const;

/** Permits have a space before the ellipsis. */
export const permitEllipsis = ' …';

/** Where the home page cuts: hardware and the first video stand large, the rest small. */
export const homeCuts = { hardware: 512, software: 256, firstVideo: 512, other: 256 } as const;

/** What search engines show whole; they cut the rest off. */
export const headLengths = { title: 65, description: 160 } as const;

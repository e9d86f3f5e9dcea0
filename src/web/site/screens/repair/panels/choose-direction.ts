/** Written text decides its own direction; an empty field stands as its placeholder reads. */
export const chooseDirection = (text: string): 'auto' | 'rtl' => (text === '' ? 'rtl' : 'auto');

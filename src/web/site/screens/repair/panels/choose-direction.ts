/** A text's own letters decide its direction; an empty field has that of its placeholder. */
export const chooseDirection = (text: string): 'auto' | 'rtl' => (text === '' ? 'rtl' : 'auto');

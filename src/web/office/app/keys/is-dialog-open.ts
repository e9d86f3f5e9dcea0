/** An open dialog keeps the keys to itself. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

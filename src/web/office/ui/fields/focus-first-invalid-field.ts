/** The focus goes to the first field that was found wrong, once its fault is drawn. */
export const focusFirstInvalidField = (form: Element | null): void => {
  requestAnimationFrame(() =>
    setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
  );
};

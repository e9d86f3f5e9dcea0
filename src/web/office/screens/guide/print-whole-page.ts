/** Prints after every picture has loaded: those further down load only near the window. */
export const printWholePage = async (): Promise<void> => {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('.guide-picture')];
  for (const picture of pictures) picture.loading = 'eager';
  // Printing goes on without a picture that cannot be loaded.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  window.print();
};

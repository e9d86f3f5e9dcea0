/** Who else has the same item open. */
export const presenceTexts = {
  editing: (names: readonly string[]) =>
    `${names.join(' و ')} همین حالا این را ویرایش ${names.length > 1 ? 'می‌کنند' : 'می‌کند'}`,
} as const;

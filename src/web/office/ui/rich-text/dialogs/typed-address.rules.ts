/**
 * What was typed as an address: a mailbox, a phone or a host without its scheme is completed; everything else stays as
 * it is, to be judged by the one rule for links.
 */
export const toAddress = (typed: string): string => {
  const bare = typed.trim();
  if (/^[^\s@/\\:]+@[^\s@/\\:]+\.[a-z]{2,}$/i.test(bare)) return `mailto:${bare}`;
  if (/^\+?\d[\d\s-]{5,}$/.test(bare)) return `tel:${bare.replace(/[\s-]/g, '')}`;
  if (/^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#][^\s\\]*)?$/i.test(bare)) return `https://${bare}`;
  return bare;
};

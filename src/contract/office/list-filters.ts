/* What lists are filtered by. Apart from the calls, whose schemas no address needs. */

export const warrantyFilters = ['in', 'over', 'unknown'] as const;
/** `gone`: of people who were disabled. */
export const assigneeFilters = ['me', 'nobody', 'gone'] as const;
export const estimateFilters = ['none', 'sent', 'accepted', 'declined'] as const;
export const messageStates = ['new', 'open', 'answered', 'closed', 'spam'] as const;
export const attemptStates = ['pending', 'paid', 'failed', 'review', 'duplicate', 'returned'] as const;

import type { RequestDetails, TimelineLine } from '../../../app/queries/repair-queries.ts';
import type { PageAction } from '../../../ui/repair/next-action.rules.ts';
import type { PaperChoice } from '../papers/list-papers.ts';

/** What is open over the page: a dialog of an action, or a paper that is being printed. A bill has a screen of its own. */
export type OpenAction =
  | Exclude<PageAction, { kind: 'estimate' | 'invoice' }>
  | { kind: 'send-again'; message: TimelineLine | null }
  | { kind: 'replace-link' }
  | { kind: 'unlock' }
  | { kind: 'buyer' }
  | { kind: 'strike'; payment: RequestDetails['handPayments'][number] }
  | { kind: 'refund-credit'; amountRial: number }
  | { kind: 'intake' }
  | { kind: 'assign' }
  | { kind: 'print'; paper: PaperChoice };

/** Visits of repairs in place: who comes when, what the customer reads of it, and a technician's day. */

export { cancelVisit } from './cancel-visit.ts';
export {
  listShownVisits,
  listWithoutVisit,
  readVisit,
  readVisitDay,
  type ShownVisit,
} from './read-visits.ts';
export { setVisit } from './set-visit.ts';

/** A report that is being written; released, it goes into `service_report`, and this row is emptied. */
export type ServiceReportDraftRow = {
  request_id: number;
  /** Grows with every save, release and discard; a save from an older copy is refused. */
  rev: number;
  /** JSON of a `ReportDocument`; empty while nothing is being written. */
  document: string;
  /** Why a released version is corrected; empty for the first. */
  reason: string;
  saved_at: number;
  saved_by: string;
  /** Set while it waits for a manager, because a reading is outside its limits. */
  approval_asked_at: number | null;
  approval_asked_by: string;
};

/** A released version. The database refuses to change it. */
export type ServiceReportRow = {
  request_id: number;
  version: number;
  device_id: number;
  product_name: string;
  cause: string;
  document: string;
  reason: string;
  /** Why it was released with readings outside their limits. */
  override_reason: string;
  released_at: number;
  released_by: string;
};

/** A serial number that a released version names, for searching. */
export type ServicePartRow = {
  request_id: number;
  version: number;
  position: number;
  device_id: number;
  serial_key: string;
  /** 1 for a part that was fitted, 0 for one that was taken out. */
  is_fitted: number;
};

/** Where a part with a serial number is now: it cannot be in two devices. */
type FittedPartRow = { part_key: string; device_id: number; request_id: number };

export type ChecklistRow = {
  /** The product's name, folded. */
  product_key: string;
  product_name: string;
  rev: number;
  document: string;
  changed_at: number;
  changed_by: string;
};

/** When somebody comes for a repair in place: one row a request, kept when it is cancelled. */
type VisitRow = {
  request_id: number;
  /** Grows with every change; a change made from an older one is refused. */
  rev: number;
  staff_id: number;
  from_at: number;
  to_at: number;
  cancelled_at: number | null;
  changed_by: string;
};

export type ServiceReportTables = {
  service_report_draft: ServiceReportDraftRow;
  service_report: ServiceReportRow;
  service_part: ServicePartRow;
  fitted_part: FittedPartRow;
  checklist: ChecklistRow;
  visit: VisitRow;
};

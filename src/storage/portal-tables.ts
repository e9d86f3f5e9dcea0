/** A link to the tracking page. Its token follows from request, number and secret; only the hash is here. */
type TrackingLinkRow = {
  request_id: number;
  number: number;
  token_hash: string;
  created_at: number;
  revoked_at: number | null;
};

/** A customer's photo of the fault; the picture itself is a file named by the id. */
export type FaultPhotoRow = { id: string; request_id: number; width: number; height: number; at: number };

/** What was declared about a device before it was sent, as it was declared. */
export type DecontaminationRow = { request_id: number; text: string; name: string; at: number };

/** That the wait which began with this line of the log was reminded of. */
type RepairReminderRow = { log_id: number; request_id: number; at: number };

export type PortalTables = {
  tracking_link: TrackingLinkRow;
  repair_photo: FaultPhotoRow;
  decontamination: DecontaminationRow;
  repair_reminder: RepairReminderRow;
};

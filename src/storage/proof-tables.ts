import type { Generated } from 'kysely';

/** A code on its way: bound to one browser by the token and to one device or mobile. The code itself is nowhere. */
export type CodeChallengeRow = {
  id: string;
  token_hash: string;
  /** Null for a code that proves a mobile. */
  sold_product_id: number | null;
  serial_key: string;
  mobile: string;
  /** What the browser asked with, to show the code step again after a reload. */
  asked_serial: string;
  asked_trace: string;
  attempts: number;
  /** Wrong tries after which the code is void. */
  most_attempts: Generated<number>;
  created_at: number;
  expires_at: number;
  used_at: number | null;
  void_at: number | null;
  /** 1 when the provider gave no answer, so that nobody knows whether the code went out. */
  is_sending_unknown: Generated<number>;
};

/** How fast codes went out to one device lately; decides the wait before the next. */
type CodePaceRow = { serial_key: string; sends: number; first_sent_at: number; last_sent_at: number };

export type RepairSessionRow = {
  token_hash: string;
  sold_product_id: number;
  serial_key: string;
  created_at: number;
  seen_at: number;
  ends_at: number;
  ended_at: number | null;
  /** The proof of a mobile that opened it (`lab_session`); null when the device itself was proved. */
  lab_session: Generated<string | null>;
};

/** The proof of a mobile: opens every device that belongs to it at the moment of the call. */
type LabSessionRow = {
  token_hash: string;
  mobile: string;
  created_at: number;
  seen_at: number;
  ends_at: number;
  ended_at: number | null;
};

/** A browser that proved this device once; strangers' mistakes do not count against it. */
type BrowserMarkRow = {
  token_hash: string;
  sold_product_id: number;
  /** Names this browser's own counts. It stays when the token is renewed. */
  bucket: string;
  seen_at: number;
};

/** What proves that a browser may see a device: codes and the sessions they open. */
export type ProofTables = {
  code_challenge: CodeChallengeRow;
  code_pace: CodePaceRow;
  browser_mark: BrowserMarkRow;
  repair_session: RepairSessionRow;
  lab_session: LabSessionRow;
  /** What a registration of several devices came to, for when it is sent again. */
  lab_registration: { mobile: string; key: string; results: string; at: number };
};

import { listKeys } from '#kernel/list-keys.ts';

/** What a person of the office may be. One person may hold several. */
export const roles = ['desk', 'technician', 'writer', 'editor', 'manager'] as const;
export type Role = (typeof roles)[number];

const everyone = roles;
const desk = ['desk', 'manager'] as const;
const bench = ['desk', 'technician', 'manager'] as const;
const technicians = ['technician', 'manager'] as const;
const writers = ['writer', 'editor', 'manager'] as const;
const editors = ['editor', 'manager'] as const;
const managers = ['manager'] as const;

/**
 * Who may do what: the one table that the API refuses by, the screens hide by and the tests check by. A
 * permission that is not here is refused to everyone.
 */
export const permissionRoles = {
  /** Own password, factors, sessions, theme. */
  'account.own': everyone,
  /** Search everywhere, within what the role may read. */
  'search.use': everyone,
  /** Queue, board, one request with its log and notices. */
  'repairs.read': desk,
  'repairs.export': desk,
  /** For somebody who calls or stands at the counter. */
  'repairs.register': desk,
  /** Who is responsible for a request. */
  'repairs.assign': desk,
  /** Every move of the desk, cancel and one step back with a reason. */
  'repairs.move': desk,
  /** Queue and requests without sums, mobiles and SMS. */
  'repairs.bench': bench,
  /** Take a device in, 1 to 2. */
  'repairs.receive': bench,
  /** Internal notes, condition, accessories, photos. */
  'repairs.note': bench,
  'repairs.customernote': desk,
  /** Visits of repairs in place; a technician their own. */
  'visits.read': bench,
  'visits.write': desk,
  /** Reports of repairs, released ones and drafts, and checklists. */
  'servicereports.read': bench,
  'servicereports.write': technicians,
  'servicereports.release': technicians,
  /** Release although a reading is outside its limits. */
  'servicereports.override': managers,
  'checklists.write': managers,
  /** Estimate, invoice, withdrawal, free within the warranty. */
  'invoices.write': desk,
  'pricelist.write': managers,
  /** Attempts, what the bank says, the day report and its export. */
  'payments.read': desk,
  /** Cash, card reader, bank transfer by hand. */
  'payments.record': desk,
  'payments.review': desk,
  /** Money by hand although the customer went to the bank minutes ago. */
  'payments.override': managers,
  /** Asks for a fresh proof. */
  'payments.refund': managers,
  'devices.read': desk,
  'devices.write': desk,
  /** Change the linked mobile; asks for a fresh proof. */
  'devices.mobile': desk,
  /** Another owner; asks for a fresh proof. */
  'devices.transfer': desk,
  'devices.label': desk,
  'devices.unlock': desk,
  'devices.import': desk,
  'centres.read': desk,
  'centres.write': desk,
  /** Who speaks for a centre; asks for a fresh proof. */
  'centres.contacts': desk,
  'messages.read': desk,
  /** State, assign, reply, spam. */
  'messages.answer': desk,
  'messages.export': desk,
  /** Lists, drafts, history, preview. */
  'content.read': writers,
  /** Drafts, asking for a review, restore into the draft. */
  'content.write': writers,
  'content.order': editors,
  /** Publish, hide, plan. */
  'content.publish': editors,
  /** A link to a draft for somebody without an account. */
  'content.share': editors,
  /** Into the bin and back. */
  'content.delete': editors,
  /** Out of the bin for good. */
  'content.purge': managers,
  'settings.write': editors,
  'media.read': writers,
  'media.write': writers,
  /** Another file wherever the site or a draft shows one. */
  'media.replace': editors,
  'media.delete': editors,
  'reports.read': managers,
  'reports.export': managers,
  /** Holidays and targets per step. */
  'calendar.write': managers,
  /** Send a notice or the link again, replace the link. */
  'repairs.notify': desk,
  /** A later end of a warranty, by hand or by a file. */
  'devices.warranty': managers,
  /** Free, or more discount than the desk may give, after the warranty's end. */
  'invoices.waive': managers,
  /** The reports about the desk's own work, with their export. */
  'reports.desk': desk,
  /** Accessories, tax, reminders, Thursday. */
  'desksettings.write': managers,
  /** Invoices, lines and payments of a month, for accounting; asks for a fresh proof. */
  'accounting.export': managers,
  /** Seller's identity, accounts, ceiling of one online payment; asks for a fresh proof. */
  'company.write': managers,
  'staff.read': managers,
  /** Invite, roles, disable, end sessions; asks for a fresh proof. */
  'staff.write': managers,
  'audit.read': managers,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof permissionRoles;

// Marked so that a browser that never asks for the list does not load the table.
export const permissions = /* @__PURE__ */ listKeys(permissionRoles);

export const isRole = (text: string): text is Role => roles.some((role) => role === text);
export const isPermission = (text: string): text is Permission => Object.hasOwn(permissionRoles, text);

/**
 * What someone of these roles may do; nothing without a role.
 *
 * @example listPermissions(['editor']).has('content.write') // true
 */
export const listPermissions = (held: readonly Role[]): ReadonlySet<Permission> =>
  new Set(permissions.filter((permission) => held.some((role) => mayDo(role, permission))));

const mayDo = (role: Role, permission: Permission): boolean =>
  permissionRoles[permission].some((one) => one === role);

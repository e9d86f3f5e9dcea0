import type { Tables } from '#storage/tables.ts';

/** The tables that each feature writes. A table has one; whoever else wants a change calls that feature. */
export const tableWriters = {
  audit: ['audit_event', 'staff_deed'],
  calendar: ['holiday'],
  captcha: ['used_captcha'],
  centres: ['centre', 'centre_ending', 'merged_centre', 'centre_contact', 'centre_contact_device'],
  company: ['company_setting'],
  contact: ['suggestion', 'message_reply', 'message_word', 'message_ending'],
  content: [
    ...(['article', 'blog', 'video', 'dynamic_page', 'static_page', 'permit', 'faq'] as const),
    ...(['colleague', 'designed_website', 'revision'] as const),
    ...(['product', 'product_type', 'product_image', 'product_specification'] as const),
    ...(['product_customer'] as const),
    ...(['gallery_group', 'gallery_image', 'site_setting', 'search_entry'] as const),
    ...(['content_id', 'content_version', 'content_document', 'content_edition'] as const),
    ...(['content_plan', 'content_use', 'content_presence', 'content_share'] as const),
  ],
  desk: [
    ...(['desk_setting', 'target_change', 'price_item', 'estimate', 'estimate_line'] as const),
    ...([
      'invoice',
      'invoice_line',
      'hand_payment',
      'credit_return',
      'struck_payment',
      'intake',
      'intake_photo',
    ] as const),
    ...(['parcel', 'repair_note', 'repair_reminder'] as const),
  ],
  devices: [
    ...(['sold_product', 'device_label', 'deleted_device', 'device_word', 'repair_word'] as const),
    ...(['import_staging', 'import_staging_word'] as const),
  ],
  lab: ['lab_registration'],
  limits: ['limit_key', 'limit_take'],
  media: ['media_file', 'media_word'],
  notification: ['sms_message'],
  'one-time-code': ['code_challenge', 'code_pace', 'browser_mark', 'repair_session', 'lab_session'],
  outbox: ['outbox'],
  payment: ['payment', 'payment_event'],
  portal: ['survey', 'decontamination'],
  reports: ['kept_figure', 'figure_mark', 'figure_book'],
  requests: ['repair_request', 'repair_log', 'repair_photo'],
  'system-status': ['backup_run'],
  'service-reports': ['service_report_draft', 'service_report', 'service_part', 'fitted_part', 'checklist'],
  staff: [
    ...(['staff', 'staff_role', 'staff_passkey', 'staff_recovery_code', 'staff_session'] as const),
    ...(['staff_half_session', 'staff_challenge', 'staff_invitation'] as const),
  ],
  tracking: ['tracking_link'],
} satisfies Record<string, readonly (keyof Tables)[]>;

import type { Generated } from 'kysely';
import type { BackupTables } from './backup-tables.ts';
import type { ContactTables } from './contact-tables.ts';
import type { ContentEditingTables } from './content-editing-tables.ts';
import type { DeskTables } from './desk-tables.ts';
import type { DeviceTables } from './device-tables.ts';
import type { FigureTables } from './figure-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PortalTables } from './portal-tables.ts';
import type { ProofTables } from './proof-tables.ts';
import type { RepairTables } from './repair-tables.ts';
import type { SearchTables } from './search-tables.ts';
import type { ServiceReportTables } from './service-report-tables.ts';
import type { StaffTables } from './staff-tables.ts';
import type { StagingTables } from './staging-tables.ts';
import type { WordTables } from './word-tables.ts';

/*
 * Row types, column for column as the migrations make them. Instants are milliseconds since 1970 in UTC and
 * yes/no is 1/0, because both engines then hold the same values and one SQL text serves both.
 */

/** 1 while visitors see it. A row that is written without it is shown. */
type Shown = Generated<number>;

type MetaColumns = { meta_title: string; meta_description: string; meta_keywords: string };

type PictureColumns = { image_high: string | null; image_low: string | null };

/** What articles, news, videos, dynamic pages and permits share. */
type ContentItemRow = {
  id: number;
  title: string;
  description: string;
  body_text: string;
  published_at: number;
  is_show: number;
} & PictureColumns &
  MetaColumns;

type StaticPageRow = {
  id: number;
  page_key: string;
  title: string;
  description: string;
  body_text: string;
  slide_image_1: string | null;
  slide_image_2: string | null;
  slide_image_3: string | null;
  /** JSON: captions of the three slides. */
  slides: string;
  is_show: Shown;
} & MetaColumns;

type ProductRow = {
  id: number;
  product_type_id: number;
  title: string;
  description: string;
  body_text: string;
  video_address: string | null;
  install_video_address: string | null;
  user_manual_address: string | null;
  is_show: number;
  show_priority: number;
  price: number;
  real_price: number;
} & MetaColumns;

type ProductTypeRow = {
  id: number;
  title: string;
  description: string;
  is_show: Shown;
} & PictureColumns &
  MetaColumns;

type ProductPartRow = { id: Generated<number>; product_id: number; position: number };

type GalleryGroupRow = { id: number; title: string; description: string; is_show: Shown };

type GalleryImageRow = {
  id: number;
  gallery_group_id: number;
  title: string;
  description: string;
  position: number;
} & PictureColumns;

type ColleagueRow = {
  id: number;
  name: string;
  description: string;
  mobile: string | null;
  email: string | null;
  telegram: string | null;
  website: string | null;
  show_priority: number;
  is_show: Shown;
} & PictureColumns;

type RevisionRow = {
  id: number;
  title: string;
  version_number: string;
  description: string;
  body_text: string;
  image_addresses: string;
  video_address: string | null;
  manual_pdf_address: string | null;
  /** JSON: a list of short sentences. */
  features: string;
  /** Folded title, version and description, so that a search matches however it is typed. */
  search_text: string;
  published_at: number;
  is_show: Shown;
};

type ContentTables = {
  static_page: StaticPageRow;
  product: ProductRow;
  product_type: ProductTypeRow;
  product_image: ProductPartRow & { title: string } & PictureColumns;
  product_specification: ProductPartRow & { title: string; description: string };
  product_customer: ProductPartRow & { customer_name: string; customer_contact_info: string };
  article: ContentItemRow;
  blog: ContentItemRow;
  video: ContentItemRow & { video_address: string | null };
  dynamic_page: ContentItemRow & { parent_id: number };
  permit: ContentItemRow & { permit_type: number };
  gallery_group: GalleryGroupRow;
  gallery_image: GalleryImageRow;
  designed_website: {
    id: number;
    title: string;
    website_url: string;
    description: string;
    published_at: number;
    is_show: Shown;
  } & PictureColumns;
  colleague: ColleagueRow;
  faq: { id: number; question: string; answer: string; show_priority: number; is_show: Shown };
  revision: RevisionRow;
  /** JSON under one key: the company record. */
  site_setting: { key: string; value: string };
  /** The last number given to an item of each kind. */
  content_id: { kind: string; last_id: number };
  /** One row: grows with every content write, so that caches can see when they are old. */
  content_version: { id: number; version: number };
};

export type Tables = ContentTables &
  ContentEditingTables &
  SearchTables &
  ContactTables &
  DeviceTables &
  ProofTables &
  RepairTables &
  DeskTables &
  PortalTables &
  PaymentTables &
  StaffTables &
  FigureTables &
  WordTables &
  StagingTables &
  ServiceReportTables &
  BackupTables;

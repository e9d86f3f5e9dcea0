import type { ComponentType } from 'react';
import type { Permission } from '#contract/office/permissions.ts';
import type { Icon } from '../ui/office-icons.ts';

export type MenuGroup = 'desk' | 'content' | 'management' | 'help';

export type MenuEntry = {
  group: MenuGroup;
  text: string;
  icon: Icon;
  /** Smaller comes first in its group. */
  order: number;
  /** Addresses elsewhere that belong to it and have no entry of their own. */
  alsoAt?: readonly string[];
  /** The physical key that opens it after `g`, such as `KeyM`. */
  key?: `Key${string}`;
  /** How many items wait there; asked now and then in the background. */
  count?: () => Promise<number>;
};

/** One screen of the office. The menu, the router and the tests read this table. */
export type OfficeRoute = {
  /** Below `/office`, as React Router writes it: `staff/:id`. */
  path: string;
  /** Without it the screen shows that the section is closed. */
  permission: Permission;
  /** The screen comes when it is opened; the module names it `Component`, as React Router reads it. */
  lazy: () => Promise<{ Component: ComponentType }>;
  /**
   * Below `/office-api`: what the screen shows first when its address says nothing more. The build hands it to the
   * server, whose page asks for it before this program is there; it stands right before `lazy`, as text.
   */
  firstCall?: `/${string}`;
  menu?: MenuEntry;
  /** The sidebar shows icons alone, where the screen needs the width. */
  hasNarrowSidebar?: boolean;
};

export type PlannedPicture = {
  /** Below the project's folder, without the ending. */
  file: string;
  path: string;
  /** Who is signed in; nobody for the public site. */
  role?: 'manager' | 'desk' | 'editor';
  width: number;
  height: number;
  isDark?: boolean;
  isPhone?: boolean;
  /** The picture's own width, when it is smaller than the window. */
  keepsWidth?: number;
};

const guide = 'src/web/office/screens/guide/pictures';
const docs = 'docs/screenshots';
const inGuide = { width: 1280, height: 800, keepsWidth: 960 } as const;

/** Every picture that the guide and the README show. Run the script again after a screen has changed. */
export const plannedPictures: readonly PlannedPicture[] = [
  { file: `${guide}/queue`, path: '/office/repairs', role: 'desk', ...inGuide },
  { file: `${guide}/request`, path: '/office/repairs/{trace}', role: 'desk', ...inGuide },
  { file: `${guide}/receive`, path: '/office/repairs/receive', role: 'desk', ...inGuide },
  { file: `${guide}/content`, path: '/office/content', role: 'editor', ...inGuide },
  { file: `${guide}/reports`, path: '/office/reports', role: 'manager', ...inGuide },
  { file: `${guide}/calendar`, path: '/office/calendar', role: 'manager', ...inGuide },
  { file: `${guide}/staff`, path: '/office/staff', role: 'manager', ...inGuide },
  { file: `${docs}/office-queue`, path: '/office/repairs', role: 'desk', width: 1280, height: 900 },
  {
    file: `${docs}/office-reports-dark`,
    path: '/office/reports',
    role: 'manager',
    width: 1280,
    height: 900,
    isDark: true,
  },
  { file: `${docs}/office-request`, path: '/office/repairs/{trace}', role: 'desk', width: 1280, height: 900 },
  {
    file: `${docs}/office-phone`,
    path: '/office/repairs',
    role: 'desk',
    width: 390,
    height: 844,
    isPhone: true,
  },
  { file: `${docs}/home-desktop`, path: '/', width: 1280, height: 900 },
  { file: `${docs}/home-phone-dark`, path: '/', width: 390, height: 844, isDark: true, isPhone: true },
  { file: `${docs}/list-desktop`, path: '/products/1', width: 1280, height: 900 },
  { file: `${docs}/product-desktop-dark`, path: '/productdetails/4', width: 1280, height: 900, isDark: true },
  { file: `${docs}/article-desktop`, path: '/articledetails/1', width: 1280, height: 900 },
  { file: `${docs}/repair-phone`, path: '/repair-request', width: 390, height: 844, isPhone: true },
];

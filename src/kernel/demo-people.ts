/**
 * The people of the demo: published, password and authenticator included, so that anyone can try the office. The
 * simulators show their codes. Production does not start while one of them can sign in.
 */
export const demoPassword = 'azma-demo-office';

export const demoPeople = {
  manager: {
    email: 'manager@azma.example',
    name: 'نیلوفر مرادی',
    totpSecret: 'AZMADEMOMANAGERAZMADEMOMANAGER23',
  },
  desk: {
    email: 'desk@azma.example',
    name: 'بهرام صادقی',
    totpSecret: 'AZMADEMOREPAIRDESKAZMADEMODESK23',
  },
  technician: {
    email: 'technician@azma.example',
    name: 'کاوه رستمی',
    totpSecret: 'AZMADEMOBENCHTECHNICIANAZMADEMT2',
  },
  editor: {
    email: 'editor@azma.example',
    name: 'شیدا کاویانی',
    totpSecret: 'AZMADEMOCONTENTEDITORAZMADEMOED2',
  },
  writer: {
    email: 'writer@azma.example',
    name: 'مریم فروغی',
    totpSecret: 'AZMADEMOCONTENTWRITERAZMADEMOWR2',
  },
} as const;

export type DemoRole = keyof typeof demoPeople;

/**
 * The people of the demo: published, password and authenticator included, so that anyone can try the office. The
 * simulators show their codes. Production does not start while one of them can sign in.
 */
export const demoPassword = 'azma-demo-office';

export const demoPeople = [
  {
    email: 'manager@azma.example',
    name: 'نیلوفر مرادی',
    role: 'manager',
    totpSecret: 'AZMADEMOMANAGERAZMADEMOMANAGER23',
  },
  {
    email: 'desk@azma.example',
    name: 'بهرام صادقی',
    role: 'desk',
    totpSecret: 'AZMADEMOREPAIRDESKAZMADEMODESK23',
  },
  {
    email: 'technician@azma.example',
    name: 'کاوه رستمی',
    role: 'technician',
    totpSecret: 'AZMADEMOBENCHTECHNICIANAZMADEMT2',
  },
  {
    email: 'editor@azma.example',
    name: 'شیدا کاویانی',
    role: 'editor',
    totpSecret: 'AZMADEMOCONTENTEDITORAZMADEMOED2',
  },
  {
    email: 'writer@azma.example',
    name: 'مریم فروغی',
    role: 'writer',
    totpSecret: 'AZMADEMOCONTENTWRITERAZMADEMOWR2',
  },
] as const;

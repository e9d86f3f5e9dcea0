/** Who may import whom. A module imports only the modules below it; a new exception needs a reason written here. */
const moduleAt = (name) => `^src/${name}/`;

/** Everything of ours that the module must not touch. */
const mayOnly = (name, allowed, exceptions = []) => ({
  name: `${name}-imports-downward`,
  severity: 'error',
  from: { path: moduleAt(name), pathNot: '\\.test\\.tsx?$' },
  to: {
    path: `^(src|simulators|demo|tests|scripts)/`,
    pathNot: [...[name, ...allowed].map(moduleAt), ...exceptions],
  },
});

/** Folders in order: each may import those before it. This leaves no circle between them. */
const inOrder = (parent, names) => [
  ...names.slice(0, -1).map((name, at) => ({
    name: `${name}-is-below-${names[at + 1]}`,
    severity: 'error',
    from: { path: `^${parent}${name}/`, pathNot: '\\.test\\.ts$' },
    to: { path: `^${parent}(${names.slice(at + 1).join('|')})/` },
  })),
  {
    name: `every-folder-of-${parent}-is-in-the-order`,
    severity: 'error',
    from: {},
    to: { path: `^${parent}[^/]+/`, pathNot: `^${parent}(${names.join('|')})/` },
  },
];

const features = [
  ...['tokens', 'export', 'limits', 'captcha', 'outbox', 'system-status', 'audit', 'staff-action', 'search'],
  ...['company', 'staff', 'contact', 'content', 'media', 'notification', 'tracking', 'one-time-code'],
  ...['centres', 'devices', 'device-import', 'requests', 'service-reports', 'visits', 'desk', 'calendar'],
  ...['reports', 'portal', 'lab'],
  ...['payment', 'accounting', 'tasks'],
];

module.exports = {
  forbidden: [
    ...inOrder('src/features/', features),
    ...inOrder('src/features/content/', ['read', 'search', 'commands', 'editing']),
    ...inOrder('src/features/desk/', [
      'settings',
      'request',
      'messages',
      'intake',
      'money',
      'moves',
      'queue',
      'detail',
      'reminders',
    ]),
    ...inOrder('src/features/payment/', ['records', 'attempts', 'bank', 'review', 'day']),
    ...inOrder('src/features/staff/', [
      'secrets',
      'records',
      'sign-in',
      'invitations',
      'accounts',
      'own-account',
    ]),
    ...inOrder('src/web/site/', [
      'pictures',
      'ui',
      'api',
      'islands',
      'params',
      'layout',
      'page-head',
      'screens',
      'feeds',
      'app',
    ]),
    {
      name: 'a-folder-of-a-feature-does-not-import-what-is-above-it',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/[^/]+/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/features/$1/[^/]+$' },
    },
    mayOnly('kernel', []),
    mayOnly('contract', ['kernel']),
    mayOnly('ports', ['kernel']),
    // The database's own rule of moves is written from the one table of statuses.
    mayOnly('storage', ['kernel'], ['^src/contract/repair/(moves|statuses)\\.ts$']),
    mayOnly('features', ['kernel', 'contract', 'ports', 'storage']),
    mayOnly('adapters', ['ports', 'kernel']),
    mayOnly('http', ['contract', 'kernel', 'ports', 'features']),
    mayOnly('web', ['contract', 'kernel']),
    mayOnly('config', []),
    {
      name: 'a-feature-is-entered-by-its-index',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/features/([^/]+)/', pathNot: ['^src/features/$1/', '/index\\.ts$'] },
    },
    {
      name: 'http-enters-features-by-their-index',
      severity: 'error',
      from: { path: moduleAt('http') },
      to: { path: '^src/features/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'ui-imports-only-texts-and-kernel',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/', pathNot: ['^src/web/(ui|texts)/', '^src/kernel/'] },
    },
    {
      name: 'site-does-not-import-office',
      severity: 'error',
      from: { path: '^src/web/site/' },
      to: { path: '^src/web/(office|texts/office)/' },
    },
    {
      name: 'what-portals-share-is-in-portal-shared',
      severity: 'error',
      from: { path: '^src/web/site/screens/(portal-shared|lab|payback)/' },
      to: { path: '^src/web/site/screens/repair/' },
    },
    {
      name: 'office-does-not-import-site',
      severity: 'error',
      from: { path: '^src/web/office/' },
      to: { path: '^src/web/site/' },
    },
    {
      // Screens build on ui, ui on app. Only the composition imports upward; icons are drawings the menu's table names,
      // and a screen that is loaded late may be named anywhere.
      name: 'office-app-is-below-ui-and-screens',
      severity: 'error',
      from: { path: '^src/web/office/app/', pathNot: '/app/(main|office-app|create-router|entrance)\\.tsx$' },
      to: {
        path: '^src/web/office/(ui|screens)/',
        pathNot: '/ui/office-icons\\.ts$',
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'office-ui-is-below-screens',
      severity: 'error',
      from: { path: '^src/web/office/ui/' },
      to: { path: '^src/web/office/screens/' },
    },
    {
      // Types and paths are enough to call; schemas bring zod, so whoever needs one imports it when it is needed.
      name: 'the-office-loads-schemas-of-calls-late',
      severity: 'error',
      from: { path: '^src/web/office/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/contract/office/calls',
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'simulators-import-only-the-kernel',
      severity: 'error',
      from: { path: '^simulators/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|demo|tests)/', pathNot: '^src/kernel/' },
    },
    {
      name: 'nothing-imports-tests',
      severity: 'error',
      from: { path: '^(src|simulators|demo|scripts)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^tests/' },
    },
    {
      name: 'only-the-composition-root-imports-simulators',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/(compose|start-[a-z-]+)\\.ts$', '\\.test\\.ts$'] },
      to: { path: '^simulators/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      // `?url` is the builder's word for a file's address.
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?url$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|node_modules)/' },
    tsConfig: { fileName: 'tsconfig.web.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};

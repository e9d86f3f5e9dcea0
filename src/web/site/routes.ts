import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('home/home-screen.tsx'),
  route('*', 'missing/missing-screen.tsx'),
] satisfies RouteConfig;

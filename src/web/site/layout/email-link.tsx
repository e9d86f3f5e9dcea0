import { Code } from '#web/ui/figures/code.tsx';

export const EmailLink = ({ email, className }: { email: string; className?: string }) => (
  <a href={`mailto:${email}`} className={className}>
    <Code>{email}</Code>
  </a>
);

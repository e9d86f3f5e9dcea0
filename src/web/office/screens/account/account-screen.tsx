import { useQuery } from '@tanstack/react-query';
import { accountTexts } from '#web/texts/office/account.ts';
import { roleTexts } from '#web/texts/office/shell.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { accountQueries, type OwnAccount } from '../../app/queries/account-queries.ts';
import { Panel } from '../../ui/panel.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { ThemeChoice } from '../../ui/shell/account-menu.tsx';
import { FactorsSection } from './factors-section.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

/** What everyone keeps of their own: theme, password, second factors, sessions. */
export const Component = () => {
  const own = useQuery(accountQueries.own());
  return (
    <div className="people-page">
      <ScreenHead title={accountTexts.title} />
      <div className="account-screen">
        <QueryFrame query={own}>
          {(account) => (
            <>
              <div className="grid gap-4">
                <PersonSection account={account} />
                <PasswordSection email={account.person.email} />
              </div>
              <div className="grid gap-4">
                <FactorsSection account={account} />
                <PasskeysSection account={account} />
              </div>
            </>
          )}
        </QueryFrame>
        <SessionsSection />
      </div>
    </div>
  );
};

const PersonSection = ({ account: { person, roles } }: { account: OwnAccount }) => (
  <Panel title={accountTexts.person}>
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      <dt className="text-ink-soft">{accountTexts.name}</dt>
      <dd className="font-semibold">{person.name}</dd>
      <dt className="text-ink-soft">{accountTexts.email}</dt>
      <dd>
        <Code>{person.email}</Code>
      </dd>
      <dt className="text-ink-soft">{accountTexts.roles}</dt>
      <dd>{roles.map((role) => roleTexts[role]).join('، ')}</dd>
    </dl>
    <p className="mt-2 text-fine text-ink-faint">{accountTexts.personHint}</p>
    <div className="-mx-4 mt-3 border-t border-line px-4">
      <ThemeChoice />
    </div>
  </Panel>
);

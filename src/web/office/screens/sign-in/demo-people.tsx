import { useEffect, useState } from 'react';
import { signInTexts } from '#web/texts/office/session.ts';
import { roleTexts } from '#web/texts/office/shell.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { ExternalLink, Info } from '#web/ui/icons.ts';
import type { Credentials } from './password-step.tsx';
import { signInClient } from './sign-in-client.ts';

type Demo = Awaited<ReturnType<typeof signInClient.getAntiForgery>>;

/** The demo's password stands in the README too; these accounts cannot exist in production. */
const demoPassword = 'azma-demo-office';

/** With the demo: its people by name. Choosing one fills the fields; nothing of this is there in production. */
export const DemoPeople = ({
  isSecondStep,
  onChoose,
}: {
  isSecondStep: boolean;
  onChoose: (given: Credentials) => void;
}) => {
  const [{ demoPeople: people, authenticatorUrl }, setDemo] = useState<Demo>({ demoPeople: [] });
  const [chosen, setChosen] = useState<string>();

  useEffect(() => {
    signInClient.getAntiForgery().then(setDemo, () => undefined);
  }, []);

  if (people.length === 0) return null;
  if (isSecondStep) return <DemoCodes url={authenticatorUrl} />;
  return (
    <section className="grid gap-2" aria-label={signInTexts.demo}>
      <DemoLine text={signInTexts.demo} />
      <div className="panel demo-people">
        {people.map(({ name, email, role }) => (
          <button
            key={email}
            type="button"
            className="demo-person"
            aria-pressed={chosen === email}
            onClick={() => {
              setChosen(email);
              onChoose({ email, password: demoPassword });
            }}
          >
            <span className="avatar" aria-hidden="true">
              {name.slice(0, 1)}
            </span>
            <span className="font-semibold">{name}</span>
            <span className="text-fine text-ink-soft">{roleTexts[role]}</span>
          </button>
        ))}
      </div>
    </section>
  );
};

/** Opened beside the page: the code is wanted here. */
const DemoCodes = ({ url }: { url: string | undefined }) => (
  <div className="grid gap-1">
    <DemoLine text={signInTexts.demoCodes} />
    {url && (
      <LinkButton
        href={url}
        target="_blank"
        rel="noreferrer"
        variant="plain"
        className="justify-self-start"
        aria-description={signInTexts.opensBeside}
      >
        <ExternalLink size={18} />
        {signInTexts.openAuthenticator}
      </LinkButton>
    )}
  </div>
);

const DemoLine = ({ text }: { text: string }) => (
  <p className="flex items-center gap-2 text-fine font-semibold text-ink-soft">
    <Info size={16} className="shrink-0" />
    {text}
  </p>
);

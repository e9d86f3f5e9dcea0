import { signInTexts } from '#web/texts/office/session.ts';
import { Info, ShieldCheck } from '#web/ui/icons.ts';
import { DemoPeople } from './demo-people.tsx';
import { EntrancePanel } from './entrance-panel.tsx';
import { SignInSteps } from './sign-in-steps.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The entrance of the office. With the demo it offers its people by name. */
export const SignInScreen = () => {
  const signIn = useSignIn();
  const isSecond = signIn.step.kind === 'second';
  return (
    <EntrancePanel
      title={isSecond ? signInTexts.second : signInTexts.title}
      subtitle={isSecond ? signIn.given.email : signInTexts.subtitle}
      below={
        <>
          <DemoPeople isSecondStep={isSecond} onChoose={signIn.setGiven} />
          <p className="flex items-start gap-2 text-fine text-ink-soft">
            <Info size={16} className="mt-1 shrink-0" />
            {signInTexts.forgotten}
          </p>
          <p className="flex items-center gap-2 text-fine text-ink-soft">
            <ShieldCheck size={16} className="shrink-0" />
            {signInTexts.audited}
          </p>
        </>
      }
    >
      <SignInSteps signIn={signIn} />
    </EntrancePanel>
  );
};

import { PasswordStep } from './password-step.tsx';
import { SecondStep } from './second-step.tsx';
import { SetUpStep } from './set-up-step.tsx';
import type { useSignIn } from './use-sign-in.ts';

/** The steps of signing in, as the page and the window over a screen both show them. */
export const SignInSteps = ({ signIn }: { signIn: ReturnType<typeof useSignIn> }) => {
  const { step, given, setGiven, isBusy, failure, givePassword, answerSecond, goBack } = signIn;
  if (step.kind === 'setUp') return <SetUpStep />;
  if (step.kind === 'second') {
    return (
      <SecondStep
        methods={step.methods}
        isBusy={isBusy}
        failure={failure}
        onAnswer={(method, code) => void answerSecond(method, code)}
        onBack={goBack}
      />
    );
  }
  return (
    <PasswordStep
      given={given}
      isBusy={isBusy}
      failure={failure}
      onChange={setGiven}
      onSubmit={() => void givePassword()}
    />
  );
};

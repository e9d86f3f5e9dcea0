/** Asks for the captcha and hands its solution on. */
export const CaptchaField = ({ label }: { label: string; onSolved: (solution: string) => void }) => (
  <p>{label}</p>
);

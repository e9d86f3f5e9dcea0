/** A trace number, serial, reference or e-mail: Latin digits, left to right, apart from the Persian around it. */
export const Code = ({ children, className = '' }: { children: string; className?: string }) => (
  <bdi dir="ltr" className={`code ${className}`}>
    {children}
  </bdi>
);

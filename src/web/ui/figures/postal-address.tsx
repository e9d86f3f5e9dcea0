import { IsolatedText } from './isolated-text.tsx';

/**
 * A postal address: it runs as it was written, and a telephone or postal code in it reads left to right. Lines of the
 * writer stay lines.
 *
 * @example <PostalAddress>{request.senderAddress}</PostalAddress>
 */
export const PostalAddress = ({ children, className }: { children: string; className?: string }) => (
  <address dir="auto" className={className ? `postal ${className}` : 'postal'}>
    <IsolatedText>{children}</IsolatedText>
  </address>
);

import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { IsolatedText } from './isolated-text.tsx';

type Props = Omit<ComponentProps<'address'>, 'children' | 'dir'> & { children: string };

/**
 * A postal address: it runs as it was written, and a telephone or postal code in it reads left to right. Lines of the
 * writer stay lines.
 *
 * @example <PostalAddress>{request.senderAddress}</PostalAddress>
 */
export const PostalAddress = ({ children, className, ...rest }: Props) => (
  <address dir="auto" className={joinClasses('postal', className)} {...rest}>
    <IsolatedText>{children}</IsolatedText>
  </address>
);

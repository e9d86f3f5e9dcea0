import { BillScreen } from './bill-screen.tsx';

/** What the repair would cost, for the customer's yes or no. */
export const Component = () => <BillScreen kind="estimate" />;

import { BillScreen } from './bill-screen.tsx';

/** The invoice of a received device. */
export const Component = () => <BillScreen kind="invoice" />;

export const InvitationScreen = (_: { token: string }) => null;

export const countNewMessages = async (): Promise<number> => 0;

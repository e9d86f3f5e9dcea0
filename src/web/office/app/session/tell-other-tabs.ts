/** What tabs of one browser tell each other about the session they share. */
export type TabNews = { kind: 'entered' | 'left'; staffId: number };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('office-session');

export const tellOtherTabs = (news: TabNews): void => channel?.postMessage(news);

export const hearOtherTabs = (listen: (news: TabNews) => void): (() => void) => {
  const onMessage = (event: MessageEvent<TabNews>) => listen(event.data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
};

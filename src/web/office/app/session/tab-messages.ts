/** Messages between tabs of one browser about their shared session. */
type TabMessage = { kind: 'entered' | 'left'; staffId: number };

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('office-session');

export const notifyOtherTabs = (news: TabMessage): void => channel?.postMessage(news);

export const listenToOtherTabs = (listen: (news: TabMessage) => void): (() => void) => {
  const onMessage = (event: MessageEvent<TabMessage>) => listen(event.data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
};

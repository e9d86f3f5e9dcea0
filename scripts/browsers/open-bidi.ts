type Message = {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
  method?: string;
  params?: Record<string, unknown>;
};

type Waiting = { done: (result: unknown) => void; refuse: (error: Error) => void };

/** A WebDriver BiDi connection: commands with numbers, answers by number, events in between. */
export const openBidi = async (
  url: string,
  onEvent: (method: string, params: Record<string, unknown>) => void,
) => {
  const socket = new WebSocket(url);
  await new Promise((open, refuse) => {
    socket.addEventListener('open', open, { once: true });
    socket.addEventListener('error', () => refuse(new Error(`no connection to ${url}`)), { once: true });
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message, method, params } = JSON.parse(String(data)) as Message;
    if (type === 'event') return onEvent(method ?? '', params ?? {});
    const one = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (type === 'success') one?.done(result);
    else one?.refuse(new Error(message));
  });
  return {
    send: <Result = unknown>(method: string, params: object): Promise<Result> =>
      new Promise<Result>((done, refuse) => {
        last += 1;
        waiting.set(last, { done: (result) => done(result as Result), refuse });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
};

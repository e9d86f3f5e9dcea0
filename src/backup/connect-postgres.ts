import pg from 'pg';

/** Opens a connection outside the pool. When it is lost, the query under way and every later one fail. */
export const connectPostgres = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  // Without a listener a lost connection would also end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
};

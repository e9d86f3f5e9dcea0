import { parseArgs } from 'node:util';
import { createObjectStore } from './create-object-store.ts';

/** `node simulators/object-store/start-object-store.ts --port 4200 --bucket azma --key-id KEY --secret SECRET` */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4200' },
    host: { type: 'string', default: '127.0.0.1' },
    bucket: { type: 'string', default: 'azma' },
    'key-id': { type: 'string', default: 'rehearsal' },
    secret: { type: 'string', default: 'rehearsal-secret' },
    region: { type: 'string', default: 'us-east-1' },
  },
});

const store = await createObjectStore({
  port: Number(values.port),
  host: values.host,
  bucket: values.bucket,
  account: { accessKeyId: values['key-id'], secretAccessKey: values.secret, region: values.region },
  pageSize: 1_000,
});
console.log(`Object store at ${store.options.endpoint}, bucket ${values.bucket}; what it holds ends with it`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void store.close());
}

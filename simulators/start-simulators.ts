import { parseArgs } from 'node:util';
import { createSimulators } from './create-simulators.ts';

/** `node simulators/start-simulators.ts --port 4100 --site-host localhost` */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4100' },
    host: { type: 'string', default: '127.0.0.1' },
    'public-origin': { type: 'string' },
    'site-host': { type: 'string', default: 'localhost' },
  },
});

const publicOrigin = values['public-origin'];
const simulators = await createSimulators({
  port: Number(values.port),
  host: values.host,
  sms: { siteHost: values['site-host'] },
  ...(publicOrigin === undefined ? {} : { publicOrigin }),
});
console.log(`Simulators at ${simulators.url}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void simulators.close());
}

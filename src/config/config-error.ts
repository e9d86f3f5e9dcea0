/** Settings that cannot be used: one in one line, several in a list. */
export class ConfigError extends Error {
  override name = 'ConfigError';

  constructor(fault: string | readonly string[]) {
    const faults = [fault].flat();
    const [first = ''] = faults;
    super(
      faults.length < 2
        ? first
        : `${faults.length} settings cannot be used:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
    );
  }
}

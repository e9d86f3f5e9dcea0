/** Fields as they arrived; nothing about them is known yet. */
export type Fields = Record<string, unknown>;
type Validation = Record<string, string>;

const merchantShape = /^[a-f0-9]{8}(-[a-f0-9]{4}){3}-[a-f0-9]{12}$/;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isAmount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 1_000;

const rules: Record<string, (value: unknown) => string | undefined> = {
  merchant_id: (value) =>
    isText(value) && merchantShape.test(value) ? undefined : 'The merchant id must be a valid UUID.',
  amount: (value) => (isAmount(value) ? undefined : 'The amount must be at least 1000.'),
  description: (value) => {
    if (!isText(value)) return 'The description field is required.';
    return value.length > 500 ? 'The description may not be greater than 500 characters.' : undefined;
  },
  callback_url: (value) =>
    isText(value) && /^https?:\/\//.test(value) && URL.canParse(value)
      ? undefined
      : 'The callback url format is invalid.',
  authority: (value) => (isText(value) ? undefined : 'The authority field is required.'),
  currency: (value) =>
    value === undefined || value === 'IRR' || value === 'IRT'
      ? undefined
      : 'The selected currency is invalid.',
};

/** Sent empty or null, these break the whole call; left out, they do not. */
const metadataRules: Record<string, RegExp> = {
  mobile: /^09\d{9}$/,
  email: /^[^\s@]+@[^\s@]+$/,
  order_id: /^.{1,100}$/,
  card_pan: /^\d{16}$/,
};

/** The `validations` of code -9: one object a field, in the order of `names`. */
export function validateFields(fields: Fields, names: string[]): Validation[] {
  const found: Validation[] = [];
  for (const name of names) {
    const problem = rules[name]?.(fields[name]);
    if (problem !== undefined) found.push({ [name]: problem });
  }
  return names.includes('callback_url') ? [...found, ...validateMetadata(fields.metadata)] : found;
}

function validateMetadata(metadata: unknown): Validation[] {
  if (metadata === undefined || typeof metadata !== 'object' || metadata === null) return [];
  return Object.entries(metadata).flatMap(([name, value]) => {
    const shape = Object.hasOwn(metadataRules, name) ? metadataRules[name] : undefined;
    if (shape === undefined || (typeof value === 'string' && shape.test(value))) return [];
    return [{ [`metadata.${name}`]: `The ${name} format is invalid.` }];
  });
}

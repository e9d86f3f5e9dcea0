import { AppError } from '#kernel/app-error.ts';
import { isStorable } from '#kernel/strip-controls.ts';
import { limits } from '../limits.ts';

export type JsonLimits = { bytes: number; keys?: number; arrayItems?: number };

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads a JSON body while counting its bytes, so that a lying or missing Content-Length changes nothing, and
 * refuses whatever is too large, too deep, not UTF-8 or not JSON before anyone works with it.
 */
export const readJsonBody = async (request: Request, max: JsonLimits): Promise<unknown> => {
  requireJsonType(request.headers);
  const text = decode(await readBytes(request, max.bytes));
  requireShallow(text);
  try {
    const value: unknown = JSON.parse(text, dropPrototypeKeys);
    requireFew(value, max);
    // Escaped in JSON, these pass the decoder.
    if (!isStorable(value)) throw new AppError('invalid_input', { message: 'NUL or half a character' });
    return value;
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid_input', { message: 'malformed JSON', cause });
  }
};

const requireJsonType = (headers: Headers): void => {
  if (headers.get('content-encoding')) throw new AppError('unsupported_type');
  const type = headers.get('content-type') ?? '';
  if (!/^application\/json\s*(;\s*charset=("?)utf-8\2\s*)?$/i.test(type.trim())) {
    throw new AppError('unsupported_type');
  }
};

const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  const announced = Number(request.headers.get('content-length') ?? 0);
  if (announced > maxBytes) throw new AppError('too_large');
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new AppError('too_large');
    parts.push(part);
  }
  return Buffer.concat(parts);
};

const decode = (bytes: Uint8Array): string => {
  try {
    return utf8.decode(bytes);
  } catch (cause) {
    throw new AppError('invalid_input', { message: 'body is not UTF-8', cause });
  }
};

/** Counts brackets outside strings before parsing: a parser may run out of stack on what is too deep. */
const requireShallow = (text: string): void => {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (inString) {
      if (letter === '\\') at += 1;
      else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '{' || letter === '[') {
      depth += 1;
      if (depth > limits.jsonDepth) throw new AppError('invalid_input', { message: 'JSON too deep' });
    } else if (letter === '}' || letter === ']') depth -= 1;
  }
};

const dropPrototypeKeys = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value);

const requireFew = (
  value: unknown,
  { keys: maxKeys = Infinity, arrayItems: maxItems = Infinity }: JsonLimits,
): void => {
  let keys = 0;
  const visit = (at: unknown): void => {
    if (typeof at !== 'object' || at === null) return;
    if (Array.isArray(at) && at.length > maxItems) {
      throw new AppError('invalid_input', { message: 'too many items' });
    }
    const children = Array.isArray(at) ? at : Object.values(at);
    if (!Array.isArray(at)) keys += children.length;
    if (keys > maxKeys) throw new AppError('invalid_input', { message: 'too many keys' });
    for (const child of children) visit(child);
  };
  visit(value);
};

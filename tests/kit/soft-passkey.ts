import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

/** A passkey in software: makes what a browser would hand over, for one site. */
export const createSoftPasskey = (origin: string, rpId = new URL(origin).hostname) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  const clientData = (type: string, challenge: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }));
  const authenticatorData = (withKey: boolean) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const head = Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([withKey ? 0x41 : 0x01]), count]);
    if (!withKey) return head;
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    return Buffer.concat([head, Buffer.alloc(16), length, id, coseKey(publicKey)]);
  };
  const shared = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
  };

  return {
    register: (challenge: string, from?: string) => {
      const data = authenticatorData(true);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        bytes(data),
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, from).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign: (challenge: string, from?: string) => {
      const client = clientData('webauthn.get', challenge, from);
      const data = authenticatorData(false);
      const signature = createSign('SHA256')
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...shared,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
};

const sha256 = (data: Buffer): Buffer => createHash('sha256').update(data).digest();

const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

const bytes = (value: Buffer): Buffer => {
  const head = Buffer.alloc(3);
  head[0] = 0x59;
  head.writeUInt16BE(value.length, 1);
  return Buffer.concat([head, value]);
};

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} */
const coseKey = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (value: string) =>
    Buffer.concat([Buffer.from([0x58, 0x20]), Buffer.from(value, 'base64url')]);
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    point(x),
    Buffer.from([0x22]),
    point(y),
  ]);
};

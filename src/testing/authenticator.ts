import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Api, ApiResponse } from './api.ts';
import { password } from './factories.ts';

/** The address of a test server whose keys this authenticator makes: its `PUBLIC_URL`. */
export const publicUrl = 'https://zelo.test';

/** How an answer of the authenticator differs from that of an honest one. */
export type Bent = {
  origin?: string;
  rpId?: string;
  /** Nobody's finger or PIN was asked for. */
  unverified?: boolean;
  counter?: number;
  userHandle?: string;
  challenge?: string;
  id?: string;
};

type Options = { challenge: string; rp?: { id: string }; rpId?: string; user?: { id: string } };

/**
 * An authenticator with one key, as a browser would speak to it (Web Authentication Level 3, 6).
 * @param origin what the browser has in its address line
 * @param counts whether it counts its uses, as keys that are plugged in do
 */
export function makeAuthenticator({ counts = false, origin = publicUrl } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, options: Options, bent: Bent) =>
    Buffer.from(
      JSON.stringify({ type, challenge: bent.challenge ?? options.challenge, origin: bent.origin ?? origin }),
    );

  function authData(rpId: string, bent: Bent, credential = Buffer.alloc(0)) {
    const flags = 0x01 | (bent.unverified ? 0 : 0x04) | (credential.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(bent.counter ?? counter);
    return Buffer.concat([sha256(bent.rpId ?? rpId), Buffer.from([flags]), count, credential]);
  }

  return {
    id: id.toString('base64url'),

    /** What a browser sends of a new key. */
    make(options: Options, bent: Bent = {}) {
      userHandle = options.user?.id ?? '';
      const key = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ]);
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData(options.rp?.id ?? '', bent, credential))],
      ]);
      return {
        ...named(id, bent),
        response: {
          clientDataJSON: clientData('webauthn.create', options, bent).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },

    /** What a browser sends of a use of the key. */
    use(options: Options, bent: Bent = {}) {
      if (counts) counter += 1;
      const data = authData(options.rpId ?? '', bent);
      const client = clientData('webauthn.get', options, bent);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...named(id, bent),
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: bent.userHandle ?? userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;

/** Adds a key to the user of a session, who proves who it is by the password. */
export async function addPasskey(
  app: Api,
  token: string,
  authenticator: Authenticator,
  name = 'Chave',
): Promise<ApiResponse> {
  const begun = await app.call('POST', '/passkeys/options', { as: token, body: { password } });
  if (begun.status !== 201) return begun;
  const passkey = authenticator.make(begun.body.options);
  return app.call('POST', '/passkeys', { as: token, body: { name, passkey } });
}

function named(id: Buffer, bent: Bent) {
  const name = bent.id ?? id.toString('base64url');
  return { id: name, rawId: name, type: 'public-key', clientExtensionResults: {} };
}

function sha256(of: string | Buffer): Buffer {
  return createHash('sha256').update(of).digest();
}

/** CBOR (RFC 8949, 3), as far as a key needs it. */
function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}

function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}

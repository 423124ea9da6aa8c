import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError } from '../platform/config-error.server.ts';
import { readConfig } from './config.server.ts';

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as ConfigError).message;
  }
  throw new Error('the settings were taken');
}

test('an empty environment gives a server that runs on this machine alone, with files in ./data', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', trustProxy: false, logLevel: 'info' });
  expect(config.dataDir).toMatch(/^\/.*\/data$/);
  expect(config.maxUploadBytes).toBe(25 * 1024 * 1024);
  expect(config.databaseUrl).toBeUndefined();
  expect(config.s3).toBeUndefined();
});

test('the object store is set whole or not at all', () => {
  const all = {
    S3_ENDPOINT: 'http://store:8085',
    S3_REGION: 'us-east-1',
    S3_BUCKET: 'zelo',
    S3_ACCESS_KEY_ID: 'chave',
    S3_SECRET_ACCESS_KEY: 'segredo',
  };
  expect(readConfig(all).s3).toEqual({
    endpoint: 'http://store:8085',
    region: 'us-east-1',
    bucket: 'zelo',
    accessKeyId: 'chave',
    secretAccessKey: 'segredo',
  });
  for (const name of Object.keys(all)) {
    const message = `Configuração inválida: ${name} falta: as cinco variáveis S3_* valem juntas, ou nenhuma`;
    expect(refusal({ ...all, [name]: '' })).toBe(message);
  }
  expect(refusal({ S3_BUCKET: 'zelo' })).toContain('S3_ENDPOINT falta');
});

test('mail is set whole or not at all', () => {
  const all = {
    SMTP_URL: 'smtp://ana:s%2Fnha@mail.test',
    MAIL_FROM: 'a@clinica.test',
    PUBLIC_URL: 'https://zelo.test/',
  };
  expect(readConfig(all).mail).toEqual({
    host: 'mail.test',
    port: 587,
    secure: false,
    mustEncrypt: true,
    credentials: { user: 'ana', pass: 's/nha' },
    from: 'a@clinica.test',
    publicUrl: 'https://zelo.test',
  });
  for (const from of ['Clínica São José <a@clinica.test>', '"Clínica São José" <a@clinica.test>'])
    expect(readConfig({ ...all, MAIL_FROM: from }).mail).toMatchObject({
      from: 'a@clinica.test',
      fromName: 'Clínica São José',
    });
  expect(readConfig({ ...all, MAIL_FROM: '<a@clinica.test>' }).mail?.fromName).toBeUndefined();
  expect(readConfig({ ...all, SMTP_URL: 'smtps://mail.test' }).mail).toMatchObject({ port: 465, secure: true });
  for (const own of ['127.0.0.1', 'localhost', '[::1]'])
    expect(readConfig({ ...all, SMTP_URL: `smtp://${own}:25` }).mail).toMatchObject({ mustEncrypt: false, port: 25 });
  for (const name of ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'])
    expect(refusal({ ...all, [name]: '' })).toContain(`${name} falta: SMTP_URL e MAIL_FROM valem juntas`);
  for (const wrong of [
    'mail.test',
    'http://mail.test',
    'smtp://',
    'smtp://ana@mail.test',
    'smtp://mail.test/x',
    'smtp://m?tls=no',
  ])
    expect(refusal({ ...all, SMTP_URL: wrong })).toContain('SMTP_URL deve ser smtp://');
  for (const from of ['Zelo', 'Zelo <a@>', 'Zelo <a@b.test', '<>'])
    expect(refusal({ ...all, MAIL_FROM: from })).toContain('MAIL_FROM deve ser um e-mail válido');
  expect(refusal({ ...all, SMTP_URL: 'smtp://ana:segredo@mail.test/x' })).not.toContain('segredo');
  expect(readConfig({ PUBLIC_URL: 'https://zelo.test' }).mail).toBeUndefined();
});

test('encryption keys are 32 bytes each in base64, in their order', () => {
  const [one, two] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
  const keys = readConfig({ ENCRYPTION_KEYS: `${one}, ${two}` }).encryptionKeys;
  expect(keys.map(({ secret }) => secret[0])).toEqual([1, 2]);
  expect(readConfig({}).encryptionKeys).toEqual([]);
  const short = Buffer.alloc(16).toString('base64');
  for (const wrong of ['segredo', short, `${one},`, `${one},${short}`, `${one},${one}`, `${one?.replace('=', '')}`]) {
    expect(refusal({ ENCRYPTION_KEYS: wrong })).toBe(
      'Configuração inválida: ENCRYPTION_KEYS deve ter chaves diferentes separadas por vírgula, ' +
        'cada uma de 32 bytes em base64 (openssl rand -base64 32)',
    );
  }
});

test('an empty text counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', ADMIN_PASSWORD: '' })).toEqual(readConfig({}));
});

test('whom a second factor is required of is a list, the reception with the professionals; nobody by default', () => {
  const required = (text: string) => readConfig({ REQUIRE_SECOND_FACTOR: text }).requireSecondFactor;
  expect(readConfig({}).requireSecondFactor).toEqual([]);
  expect(required('admin')).toEqual(['admin']);
  expect(required(' admin , professional, ')).toEqual(['admin', 'professional', 'reception']);
});

test('what is given is taken', () => {
  const config = readConfig({
    PORT: '8080',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgresql://zelo@db/zelo',
    PUBLIC_URL: 'https://zelo.example.org',
    TRUST_PROXY: 'true',
    MAX_UPLOAD_MB: '0.5',
    LOG_LEVEL: 'warn',
  });
  expect(config).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    databaseUrl: 'postgresql://zelo@db/zelo',
    publicUrl: 'https://zelo.example.org',
    trustProxy: true,
    maxUploadBytes: 512 * 1024,
    logLevel: 'warn',
  });
});

describe('a wrong setting is named, with what is wrong', () => {
  test.each([
    ['PORT', 'abc', 'deve ser um número inteiro de 0 a 65535 (recebido: abc)'],
    ['PORT', '65536', 'deve ser um número inteiro de 0 a 65535 (recebido: 65536)'],
    ['PORT', '-1', 'deve ser um número inteiro de 0 a 65535 (recebido: -1)'],
    ['PORT', '80.5', 'deve ser um número inteiro de 0 a 65535 (recebido: 80.5)'],
    ['TRUST_PROXY', 'yes', 'deve ser true ou false (recebido: yes)'],
    ['REQUIRE_SECOND_ADMIN', 'sim', 'deve ser true ou false (recebido: sim)'],
    ['ADMIN_EMAIL', 'chefe', 'deve ser um e-mail válido (recebido: chefe)'],
    ['PRACTICE_FILE', '/nowhere/practice.json', 'o arquivo não existe (recebido: /nowhere/practice.json)'],
    [
      'REQUIRE_SECOND_FACTOR',
      'admin,company',
      'deve ser admin, professional ou admin,professional (recebido: admin,company)',
    ],
    ['MAX_UPLOAD_MB', 'muito', 'deve ser um número (recebido: muito)'],
    ['MAX_UPLOAD_MB', '0', 'deve ser maior que zero (recebido: 0)'],
    ['MAX_UPLOAD_MB', '2000', 'deve ser no máximo 1024 (recebido: 2000)'],
    ['LOG_LEVEL', 'loud', 'deve ser fatal, error, warn, info, debug, trace ou silent (recebido: loud)'],
  ])('%s=%s', (name, value, message) => {
    expect(refusal({ [name]: value })).toBe(`Configuração inválida: ${name} ${message}`);
  });
});

test.each([
  ['ADMIN_PASSWORD', '12345'],
  ['DATABASE_URL', 'mysql://zelo:segredo@db/zelo'],
  ['PUBLIC_URL', 'ftp://zelo:segredo@example.org'],
])('a wrong %s is named and its value is not shown', (name, value) => {
  const message = refusal({ [name]: value });
  expect(message).toContain(`Configuração inválida: ${name} deve `);
  expect(message).not.toContain('segredo');
  expect(message).not.toContain(value);
});

test('whatever the wrong value, the message is one line', () => {
  const wrong = fc.string({ unit: fc.constantFrom('a', '\n', '\r', ' ', '\u2028') }).map((text) => `x${text}x`);
  fc.assert(
    fc.property(
      fc.constantFrom('PORT', 'TRUST_PROXY', 'ADMIN_EMAIL', 'MAX_UPLOAD_MB', 'LOG_LEVEL'),
      wrong,
      (name, value) => {
        expect(refusal({ [name]: value })).toMatch(/^Configuração inválida: [^\n\r\u2028]+$/);
      },
    ),
  );
});

import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError } from '../../platform/config-error.server.ts';
import { readConfig, settingNames } from '../config.server.ts';
import { mustHoldData } from './data-folder.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'zelo-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'file');
writeFileSync(file, 'no folder');
mkdirSync(join(folder, 'taken'));
symlinkSync(join(folder, 'loop'), join(folder, 'loop'));
symlinkSync('/dev/null/x', join(folder, 'nowhere'));

const numbers = ['abc', '-1', '1e9x', '0x', '1,5', 'Infinity', 'NaN', '--1', '1 2', 'true'];
const flags = ['yes', 'sim', '1', '0', 'TRUE', 'verdadeiro', 'on', 'off', 'falso', 'true,false'];
const paths = [
  '/nowhere',
  './nowhere',
  join(file, 'x'),
  '/proc/nowhere',
  'nowhere.json',
  '../nowhere/x',
  'C:\\x',
  '~',
  ' ',
  '/dev/null/x',
];
const addresses = [
  'zelo',
  'ftp://zelo.test',
  'zelo.test',
  'https://',
  'https://zelo.test?a=1',
  'https://zelo.test/#x',
].concat(['http://ana:segredo@zelo.test', '//zelo.test', 'javascript:alert(1)', 'https//zelo.test']);
const service = 'https://esocial.test/servico';
const threeServices = [
  ...[service, `${service},${service}`, `${service},${service},`, `,${service},${service}`, ' ', ',,'],
  ...[`${service},${service},http://esocial.test`, `${service},${service},esocial.test`],
  ...[`${service};${service};${service}`, `${service},${service},${service},${service}`],
];
const plain = [' ', 'a b', 'a\nb', 'a\tb', ' a', 'a ', 'a\r', '\u0000', 'a\u007fb', '\n'];
const key = Buffer.alloc(32, 1).toString('base64');

/** Ten wrong values of each setting. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  PORT: [...numbers.slice(0, 9), '65536'],
  HOST: ['http://zelo', '127.0.0.1:80', '256.1.1.1', 'zelo/x', 'a b', '1.2.3', '-zelo', 'zelo..test', ':::', 'zelo_a'],
  DATABASE_URL: [
    'mysql://zelo@db/zelo',
    'db',
    'postgres://',
    'postgres://db',
    'postgres://db/',
    'postgres://zelo:a%zz@db/zelo',
  ].concat([
    'postgres://zelo:a#b@db/zelo',
    'postgres://db:99999/zelo',
    'postgres://db,db/zelo',
    'postgres://db/zelo?sslmode=nunca',
  ]),
  ENCRYPTION_KEYS: [
    'segredo',
    key.slice(1),
    `${key},`,
    `,${key}`,
    `${key},${key}`,
    `${key}=`,
    'AAAA',
    ' , ',
    `${key};${key}`,
    '32',
  ],
  PUBLIC_URL: addresses,
  CEP_SERVICE_URL: addresses,
  S3_ENDPOINT: addresses,
  S3_REGION: plain,
  S3_ACCESS_KEY_ID: plain,
  S3_SECRET_ACCESS_KEY: plain,
  S3_BUCKET: ['ab', 'Zelo', 'zelo_a', '-zelo', 'zelo-', 'ze..lo', 'zelo/x', 'a b', 's3://zelo', 'é'.repeat(5)],
  ESOCIAL_PRODUCTION_URLS: threeServices,
  ESOCIAL_RESTRICTED_URLS: threeServices,
  ESOCIAL_CA_FILE: paths,
  ICP_BRASIL_DIR: paths,
  TSA_URL: [
    'act.test',
    'ftp://act.test',
    'http://',
    'https://act.test/#x',
    'https://act.test/a b',
    'https:// act.test',
    'http:',
    '/tsa',
    'http://zelo:x@act.test', // A password that whoever stands between reads.
    'https://act.test', // Without ICP_BRASIL_DIR nobody's stamp is trusted.
  ],
  CLOUD_CERTIFICATES_URL: [
    'https://psc.test/v0/oauth',
    'https://zelo@psc.test/v0/oauth',
    'https://zelo:x@psc.test/v0/oauth?other=x',
    'https://zelo:x@psc.test/v0/oauth#x',
    'ftp://zelo:x@psc.test/v0/oauth',
    'psc.test',
    'https://zelo:x@psc.test/v0 oauth',
    'zelo:x@psc.test',
    'http://zelo:x@psc.test/v0/oauth', // A secret that whoever stands between reads.
    'https://zelo:x@psc.test/v0/oauth', // Without ICP_BRASIL_DIR, PUBLIC_URL and ENCRYPTION_KEYS.
  ],
  SIGNATURE_FILTER: ['adobe', 'PBAD', 'pbad_pades', 'true', 'Adobe', 'Adobe.PPKMS', 'PBAD.PAdES', '1', 'x', 'none'],
  WEBHOOK_ALLOWED_NETWORKS: [
    '10.0.0.1',
    '10.0.0.0/33',
    'lan',
    '10.0.0.0/8;',
    '/8',
    '10.0.0.0/',
    'a/8',
    '::/129',
    '10.0/8 x',
    '*',
  ],
  TRUST_PROXY: flags,
  REQUIRE_SECOND_ADMIN: flags,
  ADMIN_EMAIL: [
    'chefe',
    '@',
    'a@',
    '@b.test',
    'a b@c.test',
    'a@b',
    'a@@b.test',
    'a@b..test',
    '<a@b.test>',
    'a,b@c.test',
  ],
  ADMIN_PASSWORD: ['1', '12', '123', '1234', '12345', 'a', 'ab', 'abc', 'abcd', 'abcde'],
  REQUIRE_SECOND_FACTOR: [
    'company',
    'Admin',
    'admin;professional',
    'all',
    'true',
    'reception',
    'admin professional',
    '*',
    'none',
    'admin,x',
  ],
  SMTP_URL: [
    'mail.test',
    'http://mail.test',
    'smtp://',
    'smtp://ana@mail.test',
    'smtp://mail.test/x',
    'smtp://m?tls=no',
  ].concat(['smtp://m:99999', 'smtp://ana:s/nha@mail.test', 'smtp:mail.test:x', 'smtps://m#x']),
  MAIL_FROM: [
    'Zelo',
    'Zelo <a@>',
    'Zelo <a@b.test',
    '<>',
    '@b.test',
    'a@',
    'a b@c.test',
    'a@b',
    '<a@b.test> Zelo x',
    'a@b.test, c@d.test',
  ],
  SESSION_IDLE_MINUTES: [...numbers.filter((it) => it !== '1e9x'), '43201'],
  PRACTICE_FILE: [folder, ...paths.slice(0, 9)],
  REFERENCE_DIR: [file, ...paths.slice(0, 9)],
  MAX_UPLOAD_MB: [...numbers.slice(0, 9), '0'],
  WRITES_PER_MINUTE: numbers,
  TOKEN_CALLS_PER_MINUTE: numbers,
  COSTS_PER_MINUTE: numbers,
  UPLOADS_PER_DAY: numbers,
  OPENINGS_TOLD_AT: numbers,
  ANCHOR_MAIL: [
    'clinica',
    '@',
    'a@',
    '@b.test',
    'a b@c.test',
    'a@b',
    'a@@b.test',
    'Clínica <a@b.test>',
    'a@b.test,c@d.test',
    'https://b.test',
  ],
  ANCHOR_STORE_URL: [
    'zelo',
    'ftp://ana:segredo@zelo.test/balde',
    'https://zelo.test/balde',
    'https://ana@zelo.test/balde',
    'https://ana:segredo@zelo.test',
    'https://ana:segredo@zelo.test/',
    'https://ana:segredo@zelo.test/Balde',
    'https://ana:segredo@zelo.test/b',
    'https://ana:segredo@zelo.test/balde?x=1',
    'https://ana:segredo@zelo.test/balde#x',
  ],
  CONFIRM_CLOCK: [
    'hoje',
    '26/11/2026',
    '2026-13-01',
    '2026-02-30',
    '20261126',
    '2026-11',
    'x',
    '2026-11-26T10',
    '26-11-2026',
    '0',
  ],
  CONFIRM_LOST_KEYS: [
    'x',
    'abc',
    key,
    '0123456789ABCDEF',
    '0123456789abcde',
    '0123456789abcdef0',
    'g'.repeat(16),
    'a b',
    '*',
    '0x12',
  ],
  START_WAIT_SECONDS: [...numbers.slice(0, 9), '3601'],
  METRICS_TOKEN: [
    'x',
    'abc',
    '123456789012345',
    'a b c d e f g h i j',
    'é'.repeat(20),
    `${key}\n`,
    ' '.repeat(20),
    'a'.repeat(257),
    '"aaaaaaaaaaaaaaaa"',
    '<aaaaaaaaaaaaaaaaaa>',
  ],
  LOG_LEVEL: ['loud', 'INFO', 'warning', 'err', '1', 'all', 'off', 'info,warn', 'verbose', 'x'],
};

test('every setting has its wrong values here', () => {
  expect([...Object.keys(wrong), 'DATA_DIR'].sort()).toEqual([...settingNames].sort());
});

const cases = Object.entries(wrong).flatMap(([name, values]) => values.map((value) => [name, value] as const));

test.each(cases)('%s=%j ends with one line that names it', (name, value) => {
  let message = '';
  try {
    readConfig({ [name]: value });
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    message = error instanceof Error ? error.message : '';
  }
  expect(message).toMatch(new RegExp(`^Configuração inválida: ${name} [^\\n\\r\\u0000-\\u001f]{8,}$`));
  expect(message, 'it says what is wrong, not that another one of the five is missing').not.toContain('valem juntas');
  expect(message).not.toMatch(/ana:|Invalid|undefined|expected/);
});

test('as many wrong values of each', () => {
  for (const [name, values] of Object.entries(wrong)) expect([name, new Set(values).size]).toEqual([name, 10]);
});

test.each([
  file,
  join(file, 'x'),
  join(file, 'x/y'),
  '/dev/null',
  '/dev/null/x',
  '/proc',
  '/proc/zelo',
  '/proc/self/zelo',
  join(folder, 'loop'),
  join(folder, 'n'.repeat(300)),
])('DATA_DIR=%s ends with one line that names it and says what to do', (dataDir) => {
  expect(() => mustHoldData(resolve(dataDir))).toThrow(ConfigError);
  expect(() => mustHoldData(resolve(dataDir))).toThrow(
    /^Configuração inválida: DATA_DIR [^\n]+: (escolha|dê-lhe|libere)[^\n]+$/,
  );
});

test('the folder is for its owner alone, a new one and one of before; one with what is not ours stays as it is', () => {
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  const [made, before, shared] = ['made', 'before', 'shared'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const path of [before, shared]) mkdirSync(path, { mode: 0o755 });
  writeFileSync(join(before, 'zelo.sqlite'), '');
  writeFileSync(join(shared, 'letter.odt'), '');
  for (const path of [made, before, shared]) mustHoldData(path);
  expect([modeOf(made), modeOf(before), modeOf(shared)]).toEqual([0o700, 0o700, 0o755]);
});

test('a folder that can be used is left as it was', () => {
  mustHoldData(join(folder, 'new/deep'));
  expect(() => rmSync(join(folder, 'new/deep'), { recursive: false, force: false })).toThrow(); // It is a folder.
});

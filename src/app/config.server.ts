import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import type { Anchors } from '../audit/anchors/anchor-job.server.ts';
import type { AnchorStore } from '../audit/anchors/anchor-store.server.ts';
import { type MailSettings, parseMailFrom, type parseSmtpUrl } from '../mail/mail-settings.server.ts';
import { ConfigError } from '../platform/config-error.server.ts';
import type { EncryptionKey } from '../platform/storage/encryption-keys.server.ts';
import { bucketName, databaseAddress, hostName, plainText, webAddress } from './start/setting-forms.rules.ts';
import {
  anchorStore,
  cloudProvider,
  encryptionKeys,
  esocialAddresses,
  mailServer,
  stampService,
} from './start/setting-texts.server.ts';

const port = 'deve ser um número inteiro de 0 a 65535';
const flag = z.enum(['true', 'false'], { error: 'deve ser true ou false' }).transform((value) => value === 'true');

/** How often something may be. @param least what the smallest number means */
function amount(least: string) {
  const whole = 'deve ser um número inteiro';
  return z.coerce.number({ error: whole }).int(whole).min(0, `deve ser ${least}`);
}

/** Whom a second factor can be required of. */
const requirable = new Set(['admin', 'professional']);

const s3Names = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

const settings = z.object({
  PORT: z.coerce.number({ error: port }).int(port).min(0, port).max(65535, port).default(3000),
  HOST: hostName().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: databaseAddress().optional(),
  S3_ENDPOINT: webAddress().optional(),
  S3_REGION: plainText('a região do armazenamento').optional(),
  S3_BUCKET: bucketName().optional(),
  S3_ACCESS_KEY_ID: plainText('a chave de acesso').optional(),
  S3_SECRET_ACCESS_KEY: plainText('o segredo da chave').optional(),
  ENCRYPTION_KEYS: z.string().optional().transform(encryptionKeys),
  PUBLIC_URL: webAddress().optional(),
  CEP_SERVICE_URL: webAddress().optional(),
  WEBHOOK_ALLOWED_NETWORKS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((network) => network.trim() || []))
    .refine(
      (networks) => networks.every((network) => ipaddr.isValidCIDR(network)),
      'deve ter redes como 10.0.0.0/8, separadas por vírgula',
    ),
  ESOCIAL_PRODUCTION_URLS: z.string().optional().transform(esocialAddresses),
  ESOCIAL_RESTRICTED_URLS: z
    .string()
    .default(
      [
        'https://webservices.producaorestrita.esocial.gov.br/servicos/empregador/enviarloteeventos/WsEnviarLoteEventos.svc',
        'https://webservices.producaorestrita.esocial.gov.br/servicos/empregador/consultarloteeventos/WsConsultarLoteEventos.svc',
        'https://webservices.producaorestrita.esocial.gov.br/servicos/empregador/dwlcirurgico/WsConsultarIdentificadoresEventos.svc',
      ].join(),
    )
    .transform(esocialAddresses),
  ESOCIAL_CA_FILE: z
    .string()
    .optional()
    .refine((path) => !path || existsSync(path), 'o arquivo não existe')
    .refine((path) => !path || !existsSync(path) || statSync(path).isFile(), 'deve ser um arquivo, não uma pasta'),
  ICP_BRASIL_DIR: z
    .string()
    .optional()
    .refine((path) => !path || existsSync(path), 'a pasta não existe')
    .refine((path) => !path || !existsSync(path) || statSync(path).isDirectory(), 'deve ser uma pasta, não um arquivo')
    .transform((path) => path && resolve(path)),
  TSA_URL: z.string().optional().transform(stampService),
  CLOUD_CERTIFICATES_URL: z.string().optional().transform(cloudProvider),
  SIGNATURE_FILTER: z
    .enum(['Adobe.PPKLite', 'PBAD_PAdES'], { error: 'deve ser Adobe.PPKLite ou PBAD_PAdES' })
    .default('Adobe.PPKLite'),
  TRUST_PROXY: flag.default(false),
  ADMIN_EMAIL: z.email({ error: 'deve ser um e-mail válido' }).optional(),
  ADMIN_PASSWORD: z.string().min(6, 'deve ter no mínimo 6 caracteres').optional(),
  REQUIRE_SECOND_FACTOR: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((type) => type.trim() || []))
    .refine(
      (types) => types.every((type) => requirable.has(type)),
      'deve ser admin, professional ou admin,professional',
    )
    // Who has no clinical access is a professional all the same: the register gives it any day (decision 63).
    .transform((types) => types.flatMap((type) => (type === 'professional' ? [type, 'reception'] : [type]))),
  REQUIRE_SECOND_ADMIN: flag.default(false),
  SMTP_URL: z.string().optional().transform(mailServer),
  MAIL_FROM: z
    .string()
    .transform(parseMailFrom)
    .refine(
      ({ address }) => z.email().safeParse(address).success,
      'deve ser um e-mail válido, como Clínica <avisos@clinica.com.br>',
    )
    .optional(),
  SESSION_IDLE_MINUTES: z.coerce
    .number({ error: 'deve ser um número' })
    .min(0, 'deve ser zero (nunca) ou mais')
    .max(43_200, 'deve ser no máximo 43200')
    .default(0)
    .transform((minutes) => minutes || undefined),
  PRACTICE_FILE: z
    .string()
    .optional()
    .refine((path) => !path || existsSync(path), 'o arquivo não existe')
    .refine((path) => !path || !existsSync(path) || statSync(path).isFile(), 'deve ser um arquivo, não uma pasta'),
  REFERENCE_DIR: z
    .string()
    .optional()
    .refine((path) => !path || existsSync(path), 'a pasta não existe')
    .refine((path) => !path || !existsSync(path) || statSync(path).isDirectory(), 'deve ser uma pasta, não um arquivo')
    .transform((path) => path && resolve(path)),
  MAX_UPLOAD_MB: z.coerce
    .number({ error: 'deve ser um número' })
    .positive('deve ser maior que zero')
    .max(1024, 'deve ser no máximo 1024')
    .default(25),
  WRITES_PER_MINUTE: amount('zero (sem limite) ou mais').default(1_200),
  TOKEN_CALLS_PER_MINUTE: amount('zero (sem limite) ou mais').default(600),
  COSTS_PER_MINUTE: amount('zero (sem limite) ou mais').default(600),
  UPLOADS_PER_DAY: amount('zero (sem limite) ou mais').default(2_000),
  OPENINGS_TOLD_AT: amount('zero (nunca) ou mais').default(200),
  ANCHOR_MAIL: z.email({ error: 'deve ser um e-mail válido' }).optional(),
  ANCHOR_STORE_URL: z.string().optional().transform(anchorStore),
  CONFIRM_CLOCK: z.iso.date({ error: 'deve ser a data de hoje, como 2026-11-21' }).optional(),
  CONFIRM_LOST_KEYS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((id) => id.trim() || []))
    .refine(
      (ids) => ids.every((id) => /^[0-9a-f]{16}$/.test(id)),
      'deve ter os nomes de 16 dígitos das chaves perdidas, como a partida os diz, separados por vírgula',
    ),
  START_WAIT_SECONDS: z.coerce
    .number({ error: 'deve ser um número' })
    .min(0, 'deve ser zero ou mais')
    .max(3600, 'deve ser no máximo 3600')
    .default(60),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{16,256}$/, 'deve ter de 16 a 256 letras e números (openssl rand -hex 32)')
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'deve ser fatal, error, warn, info, debug, trace ou silent',
    })
    .default('info'),
});

/** The names of all settings. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

const environment = settings
  .superRefine((env, context) => {
    const missing = s3Names.filter((name) => env[name] === undefined);
    if (missing.length === 0 || missing.length === s3Names.length) return;
    const message = 'falta: as cinco variáveis S3_* valem juntas, ou nenhuma';
    context.addIssue({ code: 'custom', path: [missing[0] ?? ''], message });
  })
  .superRefine((env, context) => {
    if (!env.SMTP_URL && !env.MAIL_FROM) return;
    const message = 'falta: SMTP_URL e MAIL_FROM valem juntas, e os links dos e-mails precisam de PUBLIC_URL';
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'] as const) {
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .superRefine((env, context) => {
    const place = (['ANCHOR_MAIL', 'ANCHOR_STORE_URL'] as const).find((name) => env[name] !== undefined);
    if (!place) return;
    const lacks = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (env.ENCRYPTION_KEYS.length === 0) lacks(place, 'precisa de ENCRYPTION_KEYS, com que as âncoras são assinadas');
    if (env.ANCHOR_MAIL && !env.SMTP_URL) lacks('ANCHOR_MAIL', 'precisa de SMTP_URL, MAIL_FROM e PUBLIC_URL');
  })
  .superRefine((env, context) => {
    const lacks = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (env.TSA_URL && !env.ICP_BRASIL_DIR) lacks('TSA_URL', 'precisa de ICP_BRASIL_DIR, com as raízes do carimbo');
    if (!env.CLOUD_CERTIFICATES_URL) return;
    if (!env.ICP_BRASIL_DIR)
      lacks('CLOUD_CERTIFICATES_URL', 'precisa de ICP_BRASIL_DIR, com as raízes em que se confia');
    if (!env.PUBLIC_URL)
      lacks('CLOUD_CERTIFICATES_URL', 'precisa de PUBLIC_URL, aonde o provedor devolve quem autoriza');
    if (env.ENCRYPTION_KEYS.length === 0)
      lacks('CLOUD_CERTIFICATES_URL', 'precisa de ENCRYPTION_KEYS, que cifram a autorização');
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    s3: s3Of(env),
    encryptionKeys: env.ENCRYPTION_KEYS,
    publicUrl: env.PUBLIC_URL,
    cepServiceUrl: env.CEP_SERVICE_URL,
    webhookNetworks: env.WEBHOOK_ALLOWED_NETWORKS as readonly string[],
    esocial: {
      production: env.ESOCIAL_PRODUCTION_URLS,
      restricted: env.ESOCIAL_RESTRICTED_URLS,
      authoritiesFile: env.ESOCIAL_CA_FILE,
    },
    icpBrasilDir: env.ICP_BRASIL_DIR,
    signing: {
      ...{ stamps: env.TSA_URL, cloud: env.CLOUD_CERTIFICATES_URL },
      pbad: env.SIGNATURE_FILTER === 'PBAD_PAdES',
    },
    trustProxy: env.TRUST_PROXY,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR as readonly string[],
    requireSecondAdmin: env.REQUIRE_SECOND_ADMIN,
    mail: mailOf(env),
    sessionIdleMinutes: env.SESSION_IDLE_MINUTES,
    practiceFile: env.PRACTICE_FILE,
    referenceDir: env.REFERENCE_DIR,
    maxUploadBytes: Math.floor(env.MAX_UPLOAD_MB * 1024 * 1024),
    writesPerMinute: env.WRITES_PER_MINUTE,
    tokenCallsPerMinute: env.TOKEN_CALLS_PER_MINUTE,
    costsPerMinute: env.COSTS_PER_MINUTE,
    uploadsPerDay: env.UPLOADS_PER_DAY,
    openingsToldAt: env.OPENINGS_TOLD_AT,
    anchors: anchorsOf(env),
    confirmClock: env.CONFIRM_CLOCK,
    confirmLostKeys: env.CONFIRM_LOST_KEYS as readonly string[],
    metricsToken: env.METRICS_TOKEN,
    startWaitSeconds: env.START_WAIT_SECONDS,
    logLevel: env.LOG_LEVEL,
  }));

/** Where the end of the trail is kept outside, if anywhere; `superRefine` above has refused it without a key. */
function anchorsOf(env: {
  ENCRYPTION_KEYS: EncryptionKey[];
  ANCHOR_MAIL?: string | undefined;
  ANCHOR_STORE_URL?: AnchorStore | undefined;
}): Anchors | null {
  const [key] = env.ENCRYPTION_KEYS;
  const { ANCHOR_MAIL: mailTo, ANCHOR_STORE_URL: store } = env;
  return key && (mailTo || store) ? { key, mailTo, store } : null;
}

/** How mail is sent, when it is; `superRefine` above has refused a part of the settings. */
function mailOf(env: {
  SMTP_URL?: ReturnType<typeof parseSmtpUrl> | undefined;
  MAIL_FROM?: ReturnType<typeof parseMailFrom> | undefined;
  PUBLIC_URL?: string | undefined;
}): MailSettings | undefined {
  const { SMTP_URL: server, MAIL_FROM: from, PUBLIC_URL: publicUrl } = env;
  return server && from && publicUrl
    ? { ...server, from: from.address, fromName: from.name, publicUrl: publicUrl.replace(/\/+$/, '') }
    : undefined;
}

/** The object store's settings when all are there; `superRefine` above has refused a part of them. */
function s3Of(env: Partial<Record<(typeof s3Names)[number], string>>) {
  const [endpoint, region, bucket, accessKeyId, secretAccessKey] = s3Names.map((name) => env[name]);
  if (!endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, region, bucket, accessKeyId, secretAccessKey };
}

/** What the server was told at start; see docs/operations.md for each setting. */
export type Config = z.infer<typeof environment>;

/**
 * Reads and validates the settings.
 * @param env name → text, as in `process.env`; an empty text counts as absent
 * @throws {ConfigError} naming the first wrong setting
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  const shown =
    given[name] === undefined || /PASSWORD|SECRET|URL|KEY|ENDPOINT|TOKEN$/.test(name)
      ? ''
      : ` (recebido: ${given[name]?.replace(/[\s\p{Cc}]+/gu, ' ')})`;
  throw new ConfigError(`Configuração inválida: ${name} ${issue?.message}${shown}`);
}

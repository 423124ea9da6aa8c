import { ConfigError } from '../../platform/config-error.server.ts';

/** What PostgreSQL refuses whenever it is asked (its error codes, appendix A). */
const ofDatabase: Readonly<Record<string, string>> = {
  '3D000': 'nomeia um banco de dados que não existe ali: crie-o (createdb), ou corrija o nome',
  '28P01': 'tem uma senha que o PostgreSQL não aceita: corrija-a (na senha, / @ : # se escrevem %2F %40 %3A %23)',
  '28000': 'tem um usuário que o PostgreSQL não aceita: crie-o (createuser), ou libere-o em pg_hba.conf',
  '42501': 'tem um usuário sem direito de usar este banco de dados: dê-lhe o banco (alter database … owner to …)',
  '0LP01': 'tem um usuário sem direito de usar este banco de dados: dê-lhe o banco (alter database … owner to …)',
  SELF_SIGNED_CERT_IN_CHAIN:
    'leva a um PostgreSQL cujo certificado esta máquina não aceita: instale a autoridade (NODE_EXTRA_CA_CERTS)',
  DEPTH_ZERO_SELF_SIGNED_CERT:
    'leva a um PostgreSQL cujo certificado esta máquina não aceita: instale a autoridade (NODE_EXTRA_CA_CERTS)',
};

/** What a store answers whenever it is asked, with the setting that it is about. */
const ofStore: Readonly<Record<string, readonly [name: string, remedy: string]>> = {
  NoSuchBucket: ['S3_BUCKET', 'nomeia um balde que não existe: crie-o com npm run bucket, ou corrija o nome'],
  NotFound: ['S3_BUCKET', 'nomeia um balde que não existe: crie-o com npm run bucket, ou corrija o nome'],
  InvalidBucketName: ['S3_BUCKET', 'tem um nome que o armazenamento não aceita: corrija-o'],
  InvalidAccessKeyId: ['S3_ACCESS_KEY_ID', 'não é uma chave que o armazenamento conheça: corrija-a'],
  SignatureDoesNotMatch: ['S3_SECRET_ACCESS_KEY', 'não é o segredo de S3_ACCESS_KEY_ID: corrija-o'],
  AccessDenied: [
    'S3_ACCESS_KEY_ID',
    'não tem direito a este balde: dê-lhe ler, gravar, listar e apagar, ou corrija a chave',
  ],
  AuthorizationHeaderMalformed: ['S3_REGION', 'não é a região deste balde: corrija-a'],
  PermanentRedirect: ['S3_REGION', 'não é a região deste balde: corrija-a'],
};

/**
 * For what a start would wait for: an answer that will be the same in a minute ends it at once.
 * @returns the one line to end with; null for what may pass
 */
export function whyNoUseWaiting(error: unknown): ConfigError | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ConfigError) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (ofDatabase[code]) return new ConfigError(`Configuração inválida: DATABASE_URL ${ofDatabase[code]}.`);
  if (error.message === 'The server does not support SSL connections') {
    const remedy = 'pede TLS (sslmode) a um PostgreSQL que não o tem: ligue-o lá, ou tire sslmode do endereço';
    return new ConfigError(`Configuração inválida: DATABASE_URL ${remedy}.`);
  }
  if (!('$metadata' in error)) return null;
  if (error.name === 'RequestTimeTooSkewed' || error.name === 'RequestExpired') {
    return new ConfigError(
      'O relógio desta máquina difere demais do do armazenamento S3: acerte-o (NTP) e inicie de novo.',
    );
  }
  const [name, remedy] = ofStore[error.name] ?? [];
  return name ? new ConfigError(`Configuração inválida: ${name} ${remedy}.`) : null;
}

/** Why the address given by HOST and PORT can't be listened on, in one line; null for anything else. */
export function whyNotListening(error: unknown, { host, port }: { host: string; port: number }): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    const another = port < 65_535 ? port + 1 : 3_000;
    return `A porta ${port} já está em uso, talvez por outro Zelo. Encerre-o, ou escolha outra: PORT=${another} npm start`;
  }
  if (code === 'EACCES')
    return `Configuração inválida: PORT ${port} não pode ser usada por este usuário: escolha uma de 1024 em diante, atrás de um proxy`;
  if (
    ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME', 'EINVAL', 'EAFNOSUPPORT'].includes(code)
  ) {
    return `Configuração inválida: HOST não é um endereço desta máquina: use 127.0.0.1, 0.0.0.0 ou um dos dela (recebido: ${host})`;
  }
  return null;
}

/** Where PostgreSQL is: one server, or several of which one takes writes at a time. */
export type PostgresAddress = {
  /** One address for each server, in the order in which they stand. */
  readonly servers: readonly string[];
  /** Whether only a server counts that takes writes (libpq's `target_session_attrs`). */
  readonly mustWrite: boolean;
};

const form = /^(postgres(?:ql)?:\/\/)(?:([^@/?#]*)@)?([^/?#@]*)(\/[^/?#]*)?(\?[^#]*)?$/;

/** What the driver knows of TLS; of any other word it would take none. */
const sslModes = ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/**
 * Reads `DATABASE_URL`, in which several servers may stand, separated by commas.
 * @throws with what is wrong, as a sentence goes on after the setting's name
 */
export function parsePostgresAddress(text: string): PostgresAddress {
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new Error('deve começar com postgres:// (sem ela, usa-se SQLite em DATA_DIR)');
  const [, scheme = '', credentials, hosts = '', path = '', query = ''] = form.exec(text) ?? [];
  if (scheme === '') {
    throw new Error(
      'deve ser postgres://usuário:senha@máquina:porta/banco; na senha, / @ : # e ? se escrevem %2F %40 %3A %23 e %3F',
    );
  }
  // What they say is used: a build takes a call away of which only the failure counts.
  const [, name = ''] = [credentials ?? '', path].map(unescaped);
  if (name.length < 2) throw new Error('deve terminar com o nome do banco de dados, como em …/zelo');
  const parameters = new URLSearchParams(query);
  const wanted = parameters.get('target_session_attrs') ?? 'any';
  if (!['any', 'read-write', 'primary'].includes(wanted)) {
    throw new Error('deve ter em target_session_attrs read-write, primary ou any');
  }
  const secured = parameters.get('sslmode');
  if (secured !== null && !sslModes.includes(secured))
    throw new Error(`deve ter em sslmode um destes: ${sslModes.join(', ')}`);
  parameters.delete('target_session_attrs');
  const rest = parameters.size > 0 ? `?${parameters}` : '';
  const servers = hosts.split(',').map((host) => {
    if (!/^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i.test(host) || Number(/:(\d+)$/.exec(host)?.[1] ?? 1) > 65_535) {
      throw new Error('deve ter máquina e porta, como 127.0.0.1:5432; várias se separam por vírgula');
    }
    return `${scheme}${credentials === undefined ? '' : `${credentials}@`}${host}${path}${rest}`;
  });
  if (new Set(servers).size < servers.length) throw new Error('tem duas vezes a mesma máquina');
  return { servers, mustWrite: wanted !== 'any' };
}

function unescaped(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new Error('tem um % que não começa um código; na senha, escreva %25');
  }
}

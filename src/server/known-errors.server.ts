/** What can be wrong outside the program, and what the caller is told. All but a missing key passes without a restart. */
export const knownErrors = {
  unavailable: {
    code: 'SERVICE_UNAVAILABLE',
    status: 503,
    message: 'O serviço está temporariamente indisponível. Tente novamente em instantes.',
  },
  store: {
    code: 'SERVICE_UNAVAILABLE',
    status: 503,
    message: 'O armazenamento de documentos não responde. Tente novamente em instantes.',
  },
  full: {
    code: 'INSUFFICIENT_STORAGE',
    status: 507,
    message: 'O servidor está sem espaço em disco. Nada foi gravado; avise o responsável pelo sistema.',
  },
  locked: {
    code: 'ENCRYPTION_KEY_MISSING',
    status: 503,
    message: 'Falta ao servidor a chave que abre este documento. Avise o responsável pelo sistema.',
  },
  altered: {
    code: 'FILE_ALTERED',
    status: 500,
    message:
      'O arquivo deste documento não está como foi guardado e não será aberto. Avise o responsável pelo sistema.',
  },
} as const;

/** The outside cause of an error, or null when the program itself is at fault. */
export function knownErrorOf(error: unknown): keyof typeof knownErrors | null {
  if (!(error instanceof Error)) return null;
  if (isFull(error)) return 'full';
  if ('code' in error && error.code === knownErrors.locked.code) return 'locked';
  if ('code' in error && error.code === knownErrors.altered.code) return 'altered';
  if (isStoreAway(error)) return 'store';
  return isUnavailable(error) ? 'unavailable' : null;
}

/** No space: the file system's word, SQLite's (13) and PostgreSQL's; an object store answers 507. */
function isFull(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  const sqlite = 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || sqlite === 13 || storeStatus(error) === 507;
}

/** The SDK marks its errors with `$metadata`; one without an answer, or with a fault of the store, is the store's. */
function isStoreAway(error: Error): boolean {
  if (!('$metadata' in error)) return false;
  const status = storeStatus(error);
  return status === undefined || status >= 500 || status === 429;
}

function storeStatus(error: Error): number | undefined {
  if (!('$metadata' in error) || typeof error.$metadata !== 'object' || error.$metadata === null) return undefined;
  return (error.$metadata as { httpStatusCode?: number }).httpStatusCode;
}

/**
 * Errors of a connection, as Node and `pg` name them; PostgreSQL's class 57 is a server going down or a statement that
 * took too long, 53 overload, 40 a transaction that stood in another one's way, 08 a broken connection. SQLite's 5 is a lock that another process held for too long.
 */
function isUnavailable(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : '';
  const sqlite = 'errcode' in error ? Number(error.errcode) & 0xff : 0;
  return (
    /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EHOSTUNREACH|57|53|40|08|25006)/.test(code) ||
    /^FST_UNDER_PRESSURE/.test(code) ||
    sqlite === 5 ||
    /Connection terminated|timeout exceeded when trying to connect|Connection ended|not queryable/.test(error.message)
  );
}

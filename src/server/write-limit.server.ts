import { tooManyTries } from '../platform/contract/errors.ts';

/** What is left to a user, as of a moment. */
type Allowance = { left: number; at: number };

const minute = 60_000;

type Now = () => number;
/** Counts one call of somebody, by an identifier; throws when there are too many. */
type Count = (id: string) => void;

/**
 * Limits how often one user, or one API token, may ask this server to change something.
 * @param perMinute 0 sets no limit
 * @param now milliseconds of a clock that nobody sets
 * @returns counts one write
 */
export function limitWrites(perMinute: number, now?: Now): Count {
  const again = 'Aguarde WAIT e tente de novo: esta ainda não foi feita.';
  return limitRate(perMinute, `São muitas alterações em pouco tempo. ${again}`, now);
}

/**
 * Limits how often one API token may call this server, reading or writing.
 * @param perMinute 0 sets no limit
 * @returns counts one call
 */
export function limitTokenCalls(perMinute: number): Count {
  return limitRate(
    perMinute,
    'São muitas chamadas com esta chave de API em pouco tempo. Aguarde WAIT e tente de novo.',
  );
}

/**
 * Limits how often one user, one API token or one network may ask this server for what costs: a search, an export, an issued
 * document, one that is opened.
 * @param perMinute 0 sets no limit
 * @param now milliseconds of a clock that nobody sets
 * @returns counts one such call
 */
export function limitCosts(perMinute: number, now?: Now): Count {
  const what = 'São muitas buscas, exportações, emissões e aberturas de documentos em pouco tempo.';
  return limitRate(perMinute, `${what} Aguarde WAIT e tente de novo: esta ainda não foi feita.`, now);
}

/**
 * As often a minute as given, which may come all at once, and then as fast as that grows back. In memory: each of several
 * servers counts for itself (decision 38).
 * @param message what is said then, with WAIT for how long to wait
 */
function limitRate(perMinute: number, message: string, now: Now = () => performance.now()): Count {
  const allowances = new Map<string, Allowance>();
  const leftNow = ({ left, at }: Allowance) => Math.min(perMinute, left + ((now() - at) * perMinute) / minute);

  /** Who has the whole allowance is as one who was never seen. */
  function forgetRested(): void {
    for (const [userId, allowance] of allowances) if (leftNow(allowance) >= perMinute) allowances.delete(userId);
  }

  let forgottenAt = now();
  return (userId) => {
    if (perMinute === 0) return;
    if (now() - forgottenAt > minute) {
      forgetRested();
      forgottenAt = now();
    }
    const known = allowances.get(userId);
    const left = known ? leftNow(known) : perMinute;
    // A refused write costs nothing: whoever goes on asking waits no longer than whoever does not.
    if (left < 1) throw tooMany(message, Math.max(1, Math.ceil(((1 - left) * minute) / perMinute / 1_000)));
    allowances.set(userId, { left: left - 1, at: now() });
  };
}

function tooMany(message: string, seconds: number) {
  const wait = seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  return tooManyTries(message.replace('WAIT', wait), seconds);
}

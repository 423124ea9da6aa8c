import { readFileSync } from 'node:fs';
import { rootCertificates } from 'node:tls';
import { callService, type EsocialServices } from '../../esocial/sending/service/call-service.server.ts';
import { ConfigError } from '../../platform/config-error.server.ts';
import type { Config } from '../config.server.ts';

/** The services of the eSocial, as the settings name them. */
export function esocialServices({ esocial: { production, restricted, authoritiesFile } }: Config): EsocialServices {
  if (!restricted) throw new ConfigError('Configuração inválida: ESOCIAL_RESTRICTED_URLS está vazia');
  const own = authoritiesFile && readFileSync(authoritiesFile, 'utf8');
  return {
    addresses: { 1: production ?? null, 2: restricted },
    authorities: own ? [...rootCertificates, own].join('\n') : undefined,
    call: callService,
  };
}

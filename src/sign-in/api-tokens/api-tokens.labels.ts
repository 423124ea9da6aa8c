import type { TokenScope } from '../../access/token-scopes.rules.ts';

/** What a scope lets a program do. */
export const scopeLabels: Readonly<Record<TokenScope, string>> = {
  'registers:read': 'Ler cadastros',
  'employees:write': 'Gravar empregados',
  'due-dates:read': 'Ler vencimentos',
  'asos:read': 'Ler ASOs',
  'esocial:read': 'Ler eventos do eSocial',
  'results:write': 'Enviar resultados de exames',
};

/** The scopes, as the contract names them. */
export type ScopeName = keyof typeof scopeLabels;

/** How long a token may hold, in days, by what the screen says. */
export const validities = { '30 dias': 30, '90 dias': 90, '1 ano': 365 } as const;

/** What the trail calls the fields of a token. */
export const apiTokenLabels = { name: 'Nome', scopes: 'Permissões', expiresAt: 'Vence em' };

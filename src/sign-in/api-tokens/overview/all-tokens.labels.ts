/** What the list calls its columns. */
export const allTokenLabels = {
  name: 'Chave',
  email: 'De quem',
  scopes: 'Permissões',
  lastUsedAt: 'Último uso',
  expiresAt: 'Vence em',
} as const;

const owners: Readonly<Record<string, string>> = {
  admin: 'Administrador',
  company: 'Empresa',
  professional: 'Profissional',
};

/** What kind of user has made a key. */
export function ownerLabel(userType: string): string {
  return owners[userType] ?? userType;
}

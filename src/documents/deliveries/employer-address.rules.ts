/** Providers whose addresses anybody may have: there a shared domain says nothing. */
const publicProviders = new Set([
  ...['gmail.com', 'googlemail.com', 'hotmail.com', 'hotmail.com.br', 'outlook.com', 'outlook.com.br', 'live.com'],
  ...['msn.com', 'yahoo.com', 'yahoo.com.br', 'ymail.com', 'icloud.com', 'me.com', 'proton.me', 'protonmail.com'],
  ...[
    'uol.com.br',
    'bol.com.br',
    'terra.com.br',
    'ig.com.br',
    'globo.com',
    'globomail.com',
    'r7.com',
    'zipmail.com.br',
  ],
  ...['aol.com', 'gmx.com', 'zoho.com', 'tutanota.com', 'fastmail.com'],
]);

/**
 * Whether an e-mail address belongs to an employer: one of its own, however it is written, or one of a domain of its own. What a
 * paper under medical confidentiality says must not come into the employer's hands (product 15.5; CFM, Código de Ética, art. 73).
 * @param employer the addresses that the employer is registered with
 */
export function isOfEmployer(email: string, employer: readonly string[]): boolean {
  const asked = mailboxOf(email);
  return employer.map(mailboxOf).some(({ name, domain }) => {
    if (publicProviders.has(domain)) return asked.domain === domain && asked.name === name;
    return asked.domain === domain || asked.domain.endsWith(`.${domain}`);
  });
}

/** An address without what its provider does not look at: capitals, what comes after a plus, and Gmail's dots. */
function mailboxOf(email: string): { name: string; domain: string } {
  const [whole = '', host = ''] = email.trim().toLowerCase().split('@');
  const domain = host === 'googlemail.com' ? 'gmail.com' : host;
  const name = whole.replace(/\+.*$/, '');
  return { name: domain === 'gmail.com' ? name.replaceAll('.', '') : name, domain };
}

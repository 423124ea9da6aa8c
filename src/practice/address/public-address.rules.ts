/** An address without its end: `https://zelo.clinica.com.br/` → `https://zelo.clinica.com.br`. */
export function withoutEnd(address: string): string {
  return address.replace(/\/+$/, '');
}

/** Whether an address leads nowhere but to this computer or its network: a telephone elsewhere does not reach it. */
export function isLocal(address: string): boolean {
  const { hostname } = new URL(address);
  if (hostname === 'localhost' || hostname.endsWith('.localhost') || hostname.endsWith('.local')) return true;
  return /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.|\[)/.test(hostname);
}

import { notFound } from '../../platform/contract/errors.ts';

/** The address that a link leads to. The token comes after the `#`: no server, proxy or other site is ever told of it. */
export function linkPath(token: string): string {
  return `/access#${token}`;
}

/** A link that leads nowhere: which of the reasons it is, its holder need not know. */
export function linkIsOver() {
  return notFound('Este link não vale mais: foi usado, venceu ou deu lugar a um mais novo. Peça outro.');
}

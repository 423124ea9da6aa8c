import type { Practice } from '../practice/practice.contract.ts';

/** Where the links of the page lead. */
export function addressesOf({ email, phone, mapQuery, address, city }: Practice) {
  const place = encodeURIComponent(mapQuery || `${address}, ${city}`);
  return {
    mailAddress: `mailto:${email}`,
    /** Opens the visitor's mail program (product 8.2). */
    quoteAddress: `mailto:${email}?subject=${encodeURIComponent('Orçamento')}`,
    phoneAddress: `tel:+55${phone.replace(/\D/g, '')}`,
    /** The map to be shown on this page; its host is the only one that the Content-Security-Policy lets into a frame. */
    mapAddress: `https://www.google.com/maps?q=${place}&output=embed`,
    /** The same place in the visitor's own map. */
    routeAddress: `https://www.google.com/maps/search/?api=1&query=${place}`,
  };
}

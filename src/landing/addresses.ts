import { practice } from 'virtual:practice';

/** Opens the visitor's mail program (product 8.2). */
export const quoteAddress = `mailto:${practice.email}?subject=${encodeURIComponent('Orçamento')}`;

export const phoneAddress = `tel:+55${practice.phone.replace(/\D/g, '')}`;

const place = encodeURIComponent(practice.mapQuery);

/** The map to be shown on this page; its host is the only one that the Content-Security-Policy lets into a frame. */
export const mapAddress = `https://www.google.com/maps?q=${place}&output=embed`;

/** The same place in the visitor's own map. */
export const routeAddress = `https://www.google.com/maps/search/?api=1&query=${place}`;

/** What a professional's register may give access to (product 17.1): all that the clinic does, or what its reception does. */
export const accessLabels = {
  clinical: 'Clínico',
  reception: 'Recepção',
} as const;

export type Access = keyof typeof accessLabels;

export const accesses = Object.keys(accessLabels) as Access[];

/** An access as the screen calls it; what is none stays as it is. */
export function accessName(access: string): string {
  return Object.hasOwn(accessLabels, access) ? accessLabels[access as Access] : access;
}

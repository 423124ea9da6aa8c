/** How an employee's name stands in a choice that may hold those who have left. */
export function choiceName({ name, inactivatedAt }: { name: string; inactivatedAt: string | null }): string {
  return inactivatedAt === null ? name : `${name} (inativo)`;
}

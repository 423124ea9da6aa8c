import { z } from 'zod';
import { optionalText } from './fields.ts';

const wholeNumber = { error: 'Deve ser um número inteiro' };

/**
 * What every list call may carry (product 9.4). Without any of these a list answers all rows; with one of them the
 * answer carries `total` too; `pageSize=0` answers only the total.
 * @param sortable names that `sort` takes, each also with a leading `-` for descending order
 */
export function listInput<const Sort extends string>(sortable: readonly [Sort, ...Sort[]]) {
  const [first, ...rest] = sortable;
  return z.object({
    search: optionalText(200).optional(),
    page: z.coerce
      .number(wholeNumber)
      .int()
      .min(1, 'Deve ser no mínimo 1')
      .max(1_000_000, 'Deve ser no máximo 1000000')
      .optional(),
    pageSize: z.coerce
      .number(wholeNumber)
      .int()
      .min(0, 'Deve ser no mínimo 0')
      .max(500, 'Deve ser no máximo 500')
      .optional(),
    sort: z
      .enum([first, ...rest, `-${first}` as const, ...rest.map((name) => `-${name}` as const)], {
        error: `Deve ser um destes: ${sortable.join(', ')}, com - antes para a ordem inversa`,
      })
      .optional(),
  });
}

/** What a list call asked for; a name that the list can't be sorted by does not compile. */
export type ListInput<Sort extends string = string> = z.infer<ReturnType<typeof listInput<Sort>>>;

/** The answer of a list call: the rows under the noun's plural, and `total` when the call asked for a part. */
export function listOutput<const Plural extends string, Row extends z.ZodType>(plural: Plural, row: Row) {
  const rows: Record<Plural, z.ZodArray<Row>> = { [plural]: z.array(row) } as Record<Plural, z.ZodArray<Row>>;
  return z.object({ ...rows, total: z.number().int().optional() });
}

/** Whether the call asks for a part of the list, so that the answer needs a total. */
export function asksForPart({ search, page, pageSize, sort }: ListInput): boolean {
  return [search, page, pageSize, sort].some((value) => value !== undefined);
}

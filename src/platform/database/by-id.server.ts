/**
 * What is found of these ids, each by its id; of none nothing is asked.
 * @param find asks for `id` and `value` of rows with one of the ids
 */
export async function byId<Value>(
  ids: readonly string[],
  find: (ids: readonly string[]) => Promise<readonly { id: string; value: Value }[]>,
): Promise<Map<string, Value>> {
  const rows = ids.length === 0 ? [] : await find(ids);
  return new Map(rows.map(({ id, value }) => [id, value]));
}

import { asksForPart, type ListInput } from '../platform/contract/listing.ts';

/** The part of a short list that was asked for, read whole; the list is in its order, which `sort` may turn round. */
export function partOf<Row>(list: readonly Row[], input: Omit<ListInput, 'search'>): { rows: Row[]; total?: number } {
  const { page = 1, pageSize = input.page ? 20 : list.length } = input;
  const ordered = input.sort?.startsWith('-') ? list.toReversed() : list;
  const rows = ordered.slice((page - 1) * pageSize, page * pageSize);
  return { rows, ...(asksForPart(input) ? { total: list.length } : {}) };
}

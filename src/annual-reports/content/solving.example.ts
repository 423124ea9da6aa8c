/* What a reader of many cells does: it solves what they say together. */

/** Whether a sum of some follows from sums that are known: whether it is a combination of them. */
export function follows(wanted: readonly number[], known: readonly (readonly number[])[]): boolean {
  const rank = (rows: readonly (readonly number[])[]) => {
    const left = rows.map((row) => [...row]);
    let found = 0;
    for (let column = 0; column < wanted.length && found < left.length; column++) {
      const pivot = left.findIndex((row, at) => at >= found && Math.abs(row[column] ?? 0) > 1e-9);
      if (pivot === -1) continue;
      const row = left.splice(pivot, 1)[0] ?? [];
      left.splice(found, 0, row);
      for (const [at, other] of left.entries()) {
        const factor = at > found ? (other[column] ?? 0) / (row[column] ?? 1) : 0;
        if (factor !== 0) left[at] = other.map((value, index) => value - factor * (row[index] ?? 0));
      }
      found += 1;
    }
    return found;
  };
  return rank([...known, wanted]) === rank(known);
}

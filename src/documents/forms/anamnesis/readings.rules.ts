import { decimalOf } from '../../../platform/contract/decimal.rules.ts';

/**
 * What the text of a clinical history says of blood pressure, weight and height (decision 153). Nothing is guessed: a reading counts
 * where it stands alone between two marks of punctuation, in its units and within limits, and is not there twice otherwise. 'Mãe com
 * PA 160x100', 'PA 150x90 em casa' and 'PA 12x8' say nothing.
 */
export type Readings = {
  pressure: { systolic: number; diastolic: number } | null;
  heightCm: number | null;
  weightKg: number | null;
  index: number | null;
};

const limits = { systolic: [60, 260], diastolic: [30, 160], height: [100, 230], weight: [25, 300], index: [10, 80] };

export function readingsIn(text: string): Readings {
  const clauses = text
    // 'PA: 120x80': the colon belongs to what it names.
    .replace(/\b(PA|press[ãa]o arterial|peso|altura|estatura|IMC) ?: ?/gi, '$1 ')
    // A comma or a point between two digits is within a number.
    .split(/[;:()\n]|[.,](?!\d)/)
    .map((clause) => clause.trim().replace(/\s+/g, ' '));
  const numbers = (pattern: RegExp) =>
    clauses.flatMap((clause) => [pattern.exec(clause)]).filter((found) => found !== null);
  const pressures = numbers(/^(?:PA|press[ãa]o arterial)(?: de)? ?=? ?(\d{2,3}) ?[x×/] ?(\d{2,3})(?: ?mm ?Hg)?$/i).map(
    ([, high, low]) => ({ systolic: Number(high), diastolic: Number(low) }),
  );
  const weights = numbers(/^peso(?: de)? ?=? ?(\d{2,3}(?:,\d{1,3})?) ?kg$/i).map(([, kg]) => numberIn(kg));
  const heights = [
    ...numbers(/^(?:altura|estatura)(?: de)? ?=? ?(\d{3}) ?cm$/i).map(([, cm]) => numberIn(cm)),
    ...numbers(/^(?:altura|estatura)(?: de)? ?=? ?([12],\d{2}) ?m$/i).map(([, m]) => Math.round(100 * numberIn(m))),
  ];
  const indexes = numbers(/^IMC(?: de)? ?=? ?(\d{2}(?:,\d{1,2})?)(?: ?kg\/m[²2])?$/i).map(([, found]) =>
    numberIn(found),
  );
  const pressure = onlyOne(pressures.map((one) => JSON.stringify(one)));
  return {
    pressure: pressure === null ? null : soundPressure(JSON.parse(pressure)),
    heightCm: within(onlyOne(heights), limits.height),
    weightKg: within(onlyOne(weights), limits.weight),
    index: within(onlyOne(indexes), limits.index),
  };
}

function numberIn(text = ''): number {
  return decimalOf(text) ?? Number.NaN;
}

/** What several readings say that agree; null for none, and for those that do not. */
function onlyOne<Reading>(found: readonly Reading[]): Reading | null {
  const [first = null, ...others] = found;
  return others.every((other) => other === first) ? first : null;
}

function within(number: number | null, [lowest = 0, highest = 0]: readonly number[]): number | null {
  return number !== null && number >= lowest && number <= highest ? number : null;
}

function soundPressure({ systolic, diastolic }: { systolic: number; diastolic: number }): Readings['pressure'] {
  const isSound =
    within(systolic, limits.systolic) !== null && within(diastolic, limits.diastolic) !== null && systolic > diastolic;
  return isSound ? { systolic, diastolic } : null;
}

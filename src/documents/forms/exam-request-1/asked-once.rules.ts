/** Exams of the one list that another exam, by its own name, already asks for. */
const contained: Readonly<Record<string, string>> = {
  'Colesterol total': 'Colesterol total/HDL/LDL',
  'Colesterol LDL': 'Colesterol total/HDL/LDL',
  'Ácido metil-hipúrico na urina': 'Ácido metil-hipúrico urinário',
};

/** The exams of a list that nothing else on the request asks for: a laboratory would do, and charge, twice what it reads twice. */
export function askedOnce(list: readonly string[], others: readonly string[]): readonly string[] {
  const all = new Set([...list, ...others]);
  return list.filter((exam) => !others.includes(exam) && !all.has(contained[exam] ?? ''));
}

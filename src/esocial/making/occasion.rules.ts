import { type Occasion, occasionLabels } from '../../programmes/programmes.labels.ts';

/** The types of exam as the layout numbers them (exMedOcup/tpExameOcup). */
const codes: Readonly<Record<Occasion, string>> = {
  admission: '0',
  periodic: '1',
  return: '2',
  riskChange: '3',
  dismissal: '9',
};

/** The layout's number of the type of exam that an ASO has in words; empty where it has none. */
export function examTypeCode(examType: string): string {
  const found = (Object.keys(codes) as Occasion[]).find((one) => occasionLabels[one] === examType);
  return found ? codes[found] : '';
}

import type { PracticeRecord } from './practice.contract.ts';
import example from './practice.example.json' with { type: 'json' };
import type { practiceLabels } from './practice.labels.ts';

const { physician } = example;

/** What papers and the public page say of a practice, as the example has it. Its city may well be the practice's own. */
const invented = {
  name: example.name,
  phone: example.phone,
  email: example.email,
  address: example.address,
  physician_name: physician.name,
  physician_registration: physician.registration,
  physician_address: physician.address,
  physician_phone: physician.phone,
} as const satisfies Partial<Record<keyof typeof practiceLabels, string>>;

export type ExampleField = keyof typeof invented;

/** The fields that still are those of the example practice: until none is left, papers and pages say what is nobody's. */
export function exampleLeft(record: Pick<PracticeRecord, ExampleField>): ExampleField[] {
  const fields = Object.keys(invented) as ExampleField[];
  return fields.filter((field) => record[field] === invented[field]);
}

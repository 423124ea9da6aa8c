import type { Practice, PracticeRecord } from './practice.contract.ts';
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

/**
 * A practice without what is still the example's, as papers have it that are more than a draft: an address, a contact or a name that
 * nobody has is left out. Of a physician whose name or registration is the example's nothing is left, for that is nobody (product 1.4).
 */
export function withoutInvented(practice: Practice): Practice {
  const own = (name: ExampleField, text: string) => (text === invented[name] ? '' : text);
  const address = own('address', practice.address);
  return {
    ...practice,
    name: own('name', practice.name),
    phone: own('phone', practice.phone),
    email: own('email', practice.email),
    address,
    city: address === '' ? '' : practice.city,
    physician: ownPhysician(practice.physician),
  };
}

function ownPhysician(physician: Practice['physician']): Practice['physician'] {
  const isInvented =
    physician.name === invented.physician_name || physician.registration === invented.physician_registration;
  if (isInvented) return { name: '', registration: '', address: '', phone: '' };
  const { address, phone } = physician;
  return {
    ...physician,
    address: address === invented.physician_address ? '' : address,
    phone: phone === invented.physician_phone ? '' : phone,
  };
}

import { federativeUnits } from '../../platform/contract/federative-units.ts';
import { CheckField } from '../../ui/fields/CheckField.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { SuggestField } from '../../ui/fields/SuggestField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { programmeLabels } from '../programmes.labels.ts';
import { ExemptField } from './ExemptField.tsx';

const field = fieldsOf(programmeLabels);

/** The fields of a version's head. */
export function HeadFields({ companyId }: { companyId: string }) {
  return (
    <>
      <DateField {...field('validFrom')} required />
      <DateField {...field('validTo')} />
      <TextField
        {...field('physicianName')}
        description="Sai nos ASOs da empresa (NR-7, 7.5.19.1 f)"
        autoComplete="off"
      />
      <SuggestField {...field('physicianCouncil')} data={['CRM']} />
      <TextField {...field('physicianNumber')} autoComplete="off" />
      <SelectField {...field('physicianUf')} data={federativeUnits} />
      <ExemptField {...field('exempt')} companyId={companyId} />
      <CheckField {...field('rural')} description="Periódico a cada 12 meses (NR-31, 31.3.7)" />
      <LongTextField
        {...field('inconsistencies')}
        description="O que nos riscos do PGR não confere com o que se observa: sai no PCMSO (NR-7, 7.5.5)"
        minRows={2}
      />
    </>
  );
}

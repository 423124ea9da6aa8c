import { Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { type FieldName, fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { CardsField } from '../../ui/fields/several/CardsField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { WholeNumberField } from '../../ui/fields/WholeNumberField.tsx';
import { VaccinePicker } from '../../vaccinations/VaccinePicker.tsx';
import { schemeOf, schemeText } from '../../vaccinations/vaccine-schemes.labels.ts';
import { vaccines } from '../../vaccinations/vaccines.labels.ts';
import { vaccineFieldLabels } from '../programmes.labels.ts';
import type { PlannedVaccine } from '../programmes.schema.ts';
import classes from './GroupFields.module.css';
import { blankVaccine } from './group-form.rules.ts';

const field = fieldsOf(vaccineFieldLabels);

/** The vaccines that a group is to have (NR-32, 32.2.4.17; NR-7, 7.3.2 l). */
export function VaccineCards({ name }: { name: FieldName }) {
  return (
    <CardsField
      name={name}
      cardLabel="Vacina"
      adding={[{ label: 'Acrescentar vacina', blank: blankVaccine }]}
      empty="Nenhuma vacina. Em serviços de saúde são ao menos hepatite B, difteria e tétano (NR-32, 32.2.4.17.1)."
    >
      {(card) => <VaccineFields card={card} />}
    </CardsField>
  );
}

function VaccineFields({ card }: { card: FieldName }) {
  const code: PlannedVaccine['code'] = useWatch({ name: field('code', card).name });
  return (
    <>
      <div className={classes.wide}>
        <VaccinePicker {...field('code', card)} />
      </div>
      {code === 'other' ? (
        <>
          <div className={classes.wide}>
            <TextField {...field('name', card)} autoComplete="off" required />
          </div>
          <WholeNumberField {...field('doses', card)} description="Em branco, se só se repete" />
          <WholeNumberField {...field('everyMonths', card)} description="Cada uma contada da anterior" />
          <WholeNumberField {...field('repeatMonths', card)} description="Depois da última; em branco, não se repete" />
        </>
      ) : (
        <Text className={classes.wide} size="sm" c="dimmed">
          {`${schemeText(schemeOf({ ...blankVaccine, code }))}. Fonte: ${vaccines[code].source}.`}
        </Text>
      )}
      <div className={classes.wide}>
        <LongTextField {...field('reason', card)} minRows={1} description="A exposição que a pede; sai no PCMSO" />
      </div>
    </>
  );
}

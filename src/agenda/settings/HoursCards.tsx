import { useFormContext, useWatch } from 'react-hook-form';
import { ChoiceGroup } from '../../ui/fields/ChoiceGroup.tsx';
import { type FieldName, fieldsOf } from '../../ui/fields/field-names.ts';
import { CardsField } from '../../ui/fields/several/CardsField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useFieldError } from '../../ui/fields/useField.ts';
import { WholeNumberField } from '../../ui/fields/WholeNumberField.tsx';
import { hoursLabels, weekdayLabels } from '../agenda.labels.ts';
import { CareProfessionalPicker } from '../CareProfessionalPicker.tsx';
import classes from './HoursCards.module.css';
import { blankCard } from './week-form.rules.ts';

const field = fieldsOf(hoursLabels);
const list = fieldsOf({ hours: 'Horários' })('hours').name;

/** The hours of a place: the same ones on several days are one card. */
export function HoursCards() {
  return (
    <div className={classes.wide}>
      <CardsField
        name={list}
        cardLabel="Horário"
        adding={[{ label: 'Acrescentar horário', blank: blankCard }]}
        empty="Nenhum horário ainda: ninguém pode ser agendado aqui."
      >
        {(card) => (
          <>
            <div className={classes.wide}>
              <ChoiceGroup {...field('weekdays', card)} options={weekdayLabels} required />
            </div>
            <TextField {...field('from', card)} placeholder="08:00" autoComplete="off" required />
            <TextField {...field('to', card)} placeholder="12:00" autoComplete="off" required />
            <ProfessionalOfCard card={card} />
            <WholeNumberField {...field('capacity', card)} required />
          </>
        )}
      </CardsField>
    </div>
  );
}

function ProfessionalOfCard({ card }: { card: FieldName }) {
  const { name, label } = field('professionalId', card);
  const nameOfOne = `${card}.professionalName`;
  const { setValue } = useFormContext();
  const [id, knownName]: string[] = useWatch({ name: [name, nameOfOne] });
  const error = useFieldError(name);
  return (
    <CareProfessionalPicker
      label={label}
      active
      placeholder="Qualquer um do local"
      value={id ?? ''}
      knownName={knownName ?? ''}
      error={error}
      onChange={(chosen, called) => {
        setValue(nameOfOne, called);
        setValue(name, chosen, { shouldDirty: true, shouldValidate: error !== undefined });
      }}
    />
  );
}

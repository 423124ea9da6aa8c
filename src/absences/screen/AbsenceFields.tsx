import { Alert, Text } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useProfile } from '../../sign-in/useProfile.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { LongTextField } from '../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { absenceLabels, gradualLabels, natureLabels, sameCauseLabels, sourceLabels } from '../absences.labels.ts';

const field = fieldsOf(absenceLabels);

const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The days of an absence, which a company writes, and what the clinic alone says of it. */
export function AbsenceFields() {
  const isCompany = useProfile()?.user.type === 'company';
  return (
    <>
      <DateField {...field('starts_on')} required />
      <DateField {...field('ends_on')} description="Deixe vazio enquanto não se sabe" />
      {isCompany ? (
        <Text size="sm" c="dimmed">
          Escreva só as datas: o motivo do afastamento fica entre o colaborador e a clínica.
        </Text>
      ) : (
        <ClinicalFields />
      )}
    </>
  );
}

function ClinicalFields() {
  const cause: string | undefined = useWatch({ name: 'cause' });
  const cid: string | undefined = useWatch({ name: 'cid' });
  return (
    <>
      <RadioField {...field('source')} data={choicesOf(sourceLabels)} />
      <RadioField
        {...field('nature')}
        data={choicesOf(natureLabels)}
        description="‘Outro motivo’ dispensa o exame de retorno (NR-7, 7.5.9)"
      />
      <RadioField
        {...field('gradual_return')}
        data={choicesOf(gradualLabels)}
        description="O que o médico indicou (NR-7, 7.5.9.1)"
      />
      <RadioField
        {...field('same_cause')}
        data={choicesOf(sameCauseLabels)}
        description="Dentro de 60 dias da volta os dias se somam para o INSS (Decreto 3.048/1999, art. 75)"
      />
      {cause === undefined ? (
        <Alert color="yellow">A causa não pode ser lida, porque falta a chave que a cifrou: ela fica como está.</Alert>
      ) : (
        <LongTextField {...field('cause')} minRows={2} description="Só os profissionais leem" />
      )}
      {cid === undefined ? (
        <Alert color="yellow">O CID não pode ser lido, porque falta a chave que o cifrou: ele fica como está.</Alert>
      ) : (
        <TextField
          {...field('cid')}
          description="Como M54.1; só os profissionais leem. As estatísticas contam por capítulo"
          autoComplete="off"
        />
      )}
    </>
  );
}

import { Fieldset, SimpleGrid, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { federativeUnits } from '../../../platform/contract/federative-units.ts';
import { referenceApi, unchanging } from '../../../reference/useReference.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { fieldsOf } from '../../../ui/fields/field-names.ts';
import { LongTextField } from '../../../ui/fields/LongTextField.tsx';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import {
  accidentTypes,
  catLabels,
  catTypes,
  certifierCouncils,
  initiatives,
  placeTypes,
  sides,
} from '../cats.labels.ts';

const field = fieldsOf(catLabels);

const sayings = [
  { value: 'sim', label: 'Sim' },
  { value: 'não', label: 'Não' },
];

const named = (entries: readonly { code: string; name: string }[] = []) =>
  entries.map(({ code, name }) => `${code} ${name}`);

/** The fields of a CAT: nothing but the day has to be said at once, and what is missing is asked by the event. */
export function CatFields() {
  const { data } = useQuery({ ...referenceApi.cat.queryOptions(), ...unchanging });
  const [accident, isDeath, placeType, catType] = useWatch({
    name: [field('accidentType').name, field('isDeath').name, field('placeType').name, field('catType').name],
  });
  const isDisease = accident === 'Doença';
  const isAbroad = placeType === 'Estabelecimento do empregador no exterior';
  const agents = [...named(data?.agents), ...(isDisease ? named(data?.situations) : [])];
  return (
    <Stack gap="md" style={{ gridColumn: '1 / -1' }}>
      <Part title="Acidente ou doença">
        <SelectField {...field('catType')} data={Object.keys(catTypes)} />
        <SelectField {...field('accidentType')} data={Object.keys(accidentTypes)} />
        <DateField {...field('day')} description="De uma doença, o dia do diagnóstico" required />
        {!isDisease && (
          <>
            <TextField {...field('hour')} description="Como 14:30" autoComplete="off" />
            <TextField {...field('hoursBefore')} description="Como 03:15" autoComplete="off" />
          </>
        )}
        <RadioField {...field('isDeath')} data={sayings} />
        {isDeath === 'sim' && <DateField {...field('diedOn')} />}
        <RadioField {...field('isPoliceTold')} data={sayings} />
        <SelectField {...field('situation')} data={named(data?.situations)} />
        <SelectField {...field('agent')} data={agents} />
        <SelectField {...field('part')} data={named(data?.parts)} />
        <SelectField {...field('side')} data={Object.keys(sides)} />
        <DateField {...field('lastWorkedOn')} />
        <RadioField {...field('isAway')} data={sayings} />
        <SelectField {...field('initiative')} data={Object.keys(initiatives)} />
        {(catType === 'Reabertura' || catType === 'Comunicação de óbito') && (
          <TextField {...field('origin')} autoComplete="off" />
        )}
        <LongTextField {...field('note')} />
      </Part>
      <Part title="Local">
        <SelectField {...field('placeType')} data={Object.keys(placeTypes)} />
        <TextField {...field('description')} description="Pátio, rampa, posto de trabalho" autoComplete="off" />
        <TextField {...field('street')} autoComplete="off" />
        <TextField {...field('number')} autoComplete="off" />
        <TextField {...field('complement')} autoComplete="off" />
        <TextField {...field('district')} autoComplete="off" />
        {isAbroad ? (
          <>
            <TextField {...field('country')} description="Os 3 números da Tabela 06" autoComplete="off" />
            <TextField {...field('postalCode')} autoComplete="off" />
          </>
        ) : (
          <>
            <TextField {...field('zip')} autoComplete="off" />
            <TextField {...field('city')} description="Os 7 números do IBGE" autoComplete="off" />
            <SelectField {...field('uf')} data={federativeUnits} />
          </>
        )}
        <TextField {...field('establishment')} description="CNPJ, CAEPF ou CNO de onde foi" autoComplete="off" />
      </Part>
      <Part title="Atestado">
        <DateField {...field('attendedOn')} />
        <TextField {...field('attendedAt')} description="Como 15:10" autoComplete="off" />
        <RadioField {...field('isHospitalised')} data={sayings} />
        <TextField {...field('treatmentDays')} description="Um número de dias" autoComplete="off" />
        <RadioField {...field('certifiedAway')} data={sayings} />
        <SelectField {...field('injury')} data={named(data?.injuries)} />
        <TextField {...field('injuryDescription')} autoComplete="off" />
        <TextField {...field('diagnosis')} autoComplete="off" />
        <TextField {...field('cid')} description="Como S610" autoComplete="off" />
        <TextField {...field('certifier')} autoComplete="off" />
        <SelectField {...field('certifierCouncil')} data={Object.keys(certifierCouncils)} />
        <TextField {...field('certifierNumber')} autoComplete="off" />
        <SelectField {...field('certifierUf')} data={federativeUnits} />
        <TextField {...field('certificateNote')} autoComplete="off" />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset legend={title}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>{children}</SimpleGrid>
    </Fieldset>
  );
}

import { Fieldset, SimpleGrid } from '@mantine/core';
import type { ReactNode } from 'react';
import { masks } from '../platform/contract/masks.ts';
import { fieldsOf } from '../ui/fields/field-names.ts';
import { LongTextField } from '../ui/fields/LongTextField.tsx';
import { MaskedField } from '../ui/fields/MaskedField.tsx';
import { TextField } from '../ui/fields/TextField.tsx';
import classes from './PracticeFields.module.css';
import { practiceLabels } from './practice.labels.ts';

const field = fieldsOf(practiceLabels);

/** The fields of the practice's own data, by where they are seen; who the physician is only until one was chosen. */
export function PracticeFields({ hasChosenPhysician }: { hasChosenPhysician: boolean }) {
  return (
    <>
      <Group title="Identificação e contatos">
        <TextField {...field('name')} required />
        <TextField {...field('slogan')} description="Ao lado do nome, no timbre e na página pública" required />
        <MaskedField {...field('phone')} mask={masks.phone} required />
        <TextField {...field('email')} type="email" autoComplete="off" required />
        <TextField {...field('address')} description="Rua, número, complemento e bairro" required />
        <TextField {...field('city')} description="Como: São Paulo – SP" required />
        <TextField {...field('map_query')} description="O que o mapa procura; em branco, o endereço" />
        <TextField {...field('form_city')} description="Com que o Local dos documentos começa; pode ficar em branco" />
        <div className={classes.wide}>
          <LongTextField
            {...field('social')}
            description="Uma por linha, o nome e o endereço: Instagram https://www.instagram.com/…"
            minRows={3}
          />
        </div>
      </Group>
      <Group title="Médico(a) responsável">
        {!hasChosenPhysician && (
          <>
            <TextField {...field('physician_name')} description="Como sai impresso, com Dr. ou Dra." required />
            <TextField {...field('physician_registration')} description="Como: CRM/SP 123456 · RQE 65432" required />
          </>
        )}
        <TextField {...field('physician_address')} required />
        <MaskedField {...field('physician_phone')} mask={masks.phone} required />
      </Group>
      <Group title="Abertura da página pública">
        <LongTextField {...field('hero_title')} minRows={2} required />
        <LongTextField {...field('hero_text')} minRows={2} required />
      </Group>
    </>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset legend={title} className={classes.group}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
        {children}
      </SimpleGrid>
    </Fieldset>
  );
}

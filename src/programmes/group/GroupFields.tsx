import { Fieldset, SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { specialSkillOptions } from '../../documents/forms/shared/shared.labels.ts';
import { fieldsOf } from '../../ui/fields/field-names.ts';
import { WordsField } from '../../ui/fields/several/WordsField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { groupLabels } from '../programmes.labels.ts';
import { AbsenceField } from './AbsenceField.tsx';
import { ExamCards } from './ExamCards.tsx';
import { FunctionsField } from './FunctionsField.tsx';
import classes from './GroupFields.module.css';
import { GroupUnitField } from './GroupUnitField.tsx';
import { RiskCards } from './RiskCards.tsx';
import { VaccineCards } from './VaccineCards.tsx';

const field = fieldsOf(groupLabels);

/** The fields of an exposure group, for a new one and for one that is edited. */
export function GroupFields({ companyId }: { companyId: string }) {
  return (
    <>
      <Part title="Quem é do grupo">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField
            {...field('name')}
            description="Como a empresa o chama: 'Produção', 'Escritório'"
            autoComplete="off"
            required
          />
          <GroupUnitField {...field('unitId')} companyId={companyId} />
        </SimpleGrid>
        <FunctionsField {...field('functions')} companyId={companyId} />
      </Part>
      <Part title={groupLabels.risks}>
        <AbsenceField {...field('absence')} />
        <RiskCards name={field('risks').name} />
      </Part>
      <Part title={groupLabels.exams}>
        <ExamCards name={field('exams').name} />
      </Part>
      <Part title={groupLabels.vaccines}>
        <VaccineCards name={field('vaccines').name} />
      </Part>
      <Part title="Aptidões especiais">
        <WordsField
          {...field('aptitudes')}
          description="O que o ASO das pessoas deste grupo precisa dizer (NR-7, 7.5.19.2). Escolha ou escreva e tecle Enter."
          data={specialSkillOptions}
        />
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Fieldset legend={title} className={classes.part}>
      <Stack gap="md">{children}</Stack>
    </Fieldset>
  );
}

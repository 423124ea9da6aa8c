import { useFormContext, useWatch } from 'react-hook-form';
import { type FieldName, fieldsOf } from '../../ui/fields/field-names.ts';
import { CardsField } from '../../ui/fields/several/CardsField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { YesNoField } from '../fields/YesNoField.tsx';
import { type RiskKind, riskFieldLabels, writtenKinds } from '../programmes.labels.ts';
import { BandField } from './BandField.tsx';
import { CodedEntryField } from './CodedEntryField.tsx';
import classes from './GroupFields.module.css';
import { blankRisk, kindOfCode, writtenRiskLabels } from './group-form.rules.ts';
import { SuggestedText } from './SuggestedText.tsx';
import { useWrittenBefore } from './useWrittenBefore.ts';
import { WatchingExamsField } from './WatchingExamsField.tsx';

const field = fieldsOf(riskFieldLabels);

const adding = [
  { label: 'Risco da Tabela 24', blank: blankRisk('other') },
  ...writtenKinds.map((kind) => ({ label: writtenRiskLabels[kind] ?? '', blank: blankRisk(kind) })),
];

/** The risks of a group: of Tabela 24 by their code, or written where that has none. */
export function RiskCards({ name }: { name: FieldName }) {
  return (
    <CardsField name={name} cardLabel="Risco" adding={adding} empty="Nenhum risco informado ainda.">
      {(card) => <RiskFields card={card} />}
    </CardsField>
  );
}

function RiskFields({ card }: { card: FieldName }) {
  const kindField = field('kind', card).name;
  const kind: RiskKind = useWatch({ name: kindField });
  const { setValue } = useFormContext();
  const isControlled: boolean | null = useWatch({ name: field('medicalControl', card).name });
  const [code, name]: [string, string] = useWatch({ name: [field('code', card).name, field('name', card).name] });
  const { risks } = useWrittenBefore();
  const same = risks.filter((risk) => (code ? risk.code === code : risk.kind === kind && risk.name === name));
  const writtenLabel = writtenRiskLabels[kind];
  return (
    <>
      <div className={classes.wide}>
        {writtenLabel ? (
          <TextField
            name={field('name', card).name}
            label={writtenLabel}
            description={kind === 'psychosocial' ? 'Do trabalho, nunca da pessoa (NR-1, 1.5.3.1.4)' : undefined}
            autoComplete="off"
            required
          />
        ) : (
          <CodedEntryField
            table="risks"
            code={field('code', card)}
            name={field('name', card)}
            onChosen={({ code }) => setValue(kindField, kindOfCode(code), { shouldDirty: true })}
          />
        )}
      </div>
      <TextField {...field('source', card)} description="De onde vem: 'prensa', 'forno'" autoComplete="off" />
      <TextField {...field('intensity', card)} description="Como: '87 dB(A)', 'eventual'" autoComplete="off" />
      <div className={classes.wide}>
        <BandField {...field('band', card)} code={field('code', card).name} />
      </div>
      <div className={classes.wide}>
        <YesNoField
          {...field('medicalControl', card)}
          description="O que exige controle médico sai no ASO (NR-7, 7.5.19.1 c)"
          required
        />
      </div>
      {isControlled && (
        <>
          <div className={classes.wide}>
            <SuggestedText
              {...field('harms', card)}
              description="O que este risco pode causar à saúde: sai no PCMSO (NR-7, 7.5.4 a)"
              suggestions={same.map(({ harms }) => harms)}
            />
          </div>
          <div className={classes.wide}>
            <WatchingExamsField card={card} />
          </div>
        </>
      )}
    </>
  );
}

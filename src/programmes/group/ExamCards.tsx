import { useWatch } from 'react-hook-form';
import { type FieldName, fieldsOf } from '../../ui/fields/field-names.ts';
import { CardsField } from '../../ui/fields/several/CardsField.tsx';
import { WholeNumberField } from '../../ui/fields/WholeNumberField.tsx';
import { usualTexts } from '../document/usual-texts.labels.ts';
import { examFieldLabels } from '../programmes.labels.ts';
import type { ProtocolExam } from '../programmes.schema.ts';
import { CodedEntryField } from './CodedEntryField.tsx';
import classes from './GroupFields.module.css';
import { blankExam } from './group-form.rules.ts';
import { IndicatorField } from './IndicatorField.tsx';
import { JustificationField } from './JustificationField.tsx';
import { OccasionsField } from './OccasionsField.tsx';
import { SuggestedText } from './SuggestedText.tsx';
import { useWrittenBefore } from './useWrittenBefore.ts';

const field = fieldsOf(examFieldLabels);

/** The protocol of a group: its exams of Tabela 27, each with its occasions. */
export function ExamCards({ name }: { name: FieldName }) {
  return (
    <CardsField
      name={name}
      cardLabel="Exame"
      adding={[{ label: 'Acrescentar exame', blank: blankExam }]}
      empty="Nenhum exame no protocolo ainda. O primeiro costuma ser a avaliação clínica ocupacional (0295)."
    >
      {(card) => <ExamFields card={card} />}
    </CardsField>
  );
}

function ExamFields({ card }: { card: FieldName }) {
  const occasions: ProtocolExam['occasions'] | undefined = useWatch({ name: field('occasions', card).name });
  const [code, indicator]: [string, ProtocolExam['indicator']] = useWatch({
    name: [field('code', card).name, field('indicator', card).name],
  });
  const usual = usualTexts({ code, indicator });
  const { exams } = useWrittenBefore();
  const same = exams.filter((exam) => exam.code === code);
  return (
    <>
      <div className={classes.wide}>
        <CodedEntryField table="exams" code={field('code', card)} name={field('name', card)} />
      </div>
      <div className={classes.wide}>
        <OccasionsField card={card} />
      </div>
      {occasions?.includes('periodic') && (
        <>
          <WholeNumberField {...field('everyMonths', card)} description="Em meses; em branco, o intervalo da NR-7" />
          <WholeNumberField
            {...field('firstAfterMonths', card)}
            description="Em meses depois da admissão; em branco, o mesmo intervalo"
          />
        </>
      )}
      <IndicatorField {...field('indicator', card)} />
      <div className={classes.wide}>
        <JustificationField card={card} />
      </div>
      <div className={classes.wide}>
        <SuggestedText
          {...field('criterion', card)}
          description="Como se lê o resultado: sai no PCMSO (NR-7, 7.5.4 c)"
          suggestions={[...same.map(({ criterion }) => criterion), usual.criterion]}
        />
      </div>
      <div className={classes.wide}>
        <SuggestedText
          {...field('conduct', card)}
          description="O que se faz com o achado (NR-7, 7.5.4 c)"
          suggestions={[...same.map(({ conduct }) => conduct), usual.conduct]}
        />
      </div>
    </>
  );
}

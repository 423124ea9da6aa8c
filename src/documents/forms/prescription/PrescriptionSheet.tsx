import { Answer, Answers, AnswerTable } from '../../paper/Answer.tsx';
import { Section } from '../../paper/Section.tsx';
import { Sheet } from '../../paper/Sheet.tsx';
import { Signature } from '../../paper/Signature.tsx';
import { copies, prescriptionLabels as labels } from './prescription.labels.ts';
import type { PrescriptionAnswers } from './prescription.schema.ts';

type Copy = keyof typeof copies;

/** The special-control prescription on paper: the same content twice, each copy on pages of its own and labelled. */
export function PrescriptionSheet({ answers }: { answers: PrescriptionAnswers }) {
  return (Object.keys(copies) as Copy[]).map((copy) => <PrescriptionCopy key={copy} copy={copy} answers={answers} />);
}

function PrescriptionCopy({ copy, answers }: { copy: Copy; answers: PrescriptionAnswers }) {
  return (
    <Sheet title="Receituário de controle especial" copy={copies[copy]}>
      <Section title="Identificação">
        <Answers>
          <Answer label={labels.special_control_date} value={answers.special_control_date} />
          <Answer label={labels[copy]} value={answers[copy]} />
          <Answer label={labels.name} value={answers.name} wide />
          <Answer label={labels.cpf} value={answers.cpf} />
          <Answer label={labels.adress} value={answers.adress} wide />
        </Answers>
      </Section>
      <Section title={labels.medications}>
        <AnswerTable
          columns={[labels.drugs_name, labels.quantity, labels.use_mode]}
          widths={['38%', '17%', '45%']}
          rows={answers.medications.map(({ drugs_name, quantity, use_mode }) => [drugs_name, quantity, use_mode])}
        />
      </Section>
      <Signature />
      <Section title="Identificação do comprador e do fornecedor" whole>
        <Answers>
          <Answer label={labels.buyer_name} value={answers.buyer_name} wide />
          <Answer label={labels.buyer_rg} value={answers.buyer_rg} />
          <Answer label={labels.buyer_phone} value={answers.buyer_phone} />
          <Answer label={labels.buyer_address} value={answers.buyer_address} wide />
          <Answer label={labels.date} value={answers.date} />
          <Answer label="Assinatura do fornecedor" value="_______________________" />
        </Answers>
      </Section>
    </Sheet>
  );
}

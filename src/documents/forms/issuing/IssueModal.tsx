import { Alert, List, Radio, Stack, Text, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import { requiredMessage } from '../../../platform/contract/fields.ts';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import type { FormKind } from '../../documents.labels.ts';
import { confidentialityOf } from '../../issued/issuing/confidentiality.rules.ts';
import { IssueQuestions } from './IssueQuestions.tsx';
import { nameOfIssue } from './issuing.labels.ts';
import { isAnswered, nothingSaid, type Questions, type Said } from './questions.rules.ts';

type Props = {
  kind: FormKind;
  /** What is to be issued; without it the modal is closed. */
  answers: object | null;
  employeeId: string;
  employeeName: string;
  /** What the form still lacks. */
  missing: readonly string[];
  /** In what it differs from the company's programme. */
  differences: readonly string[];
  /** The name of the document that this one corrects. */
  corrects: string | undefined;
  /** Who had issued that one, if it was somebody else: then it is said why. */
  otherIssuer: string | null;
  problem: string | null;
  /** What the server has asked, because something does not fit. */
  questions: Questions;
  onIssue: (
    confidential: boolean | undefined,
    said: Said & { correctionReason: string | undefined },
  ) => Promise<unknown>;
  onClose: () => void;
  onClosed: () => void;
};

/** Says what issuing means before it is done: it can't be taken back, only corrected or cancelled (product 15.3). */
export function IssueModal(props: Props) {
  const { kind, answers, employeeId, employeeName, missing, differences, corrects, otherIssuer, problem, questions } =
    props;
  const { onIssue, onClose, onClosed } = props;
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [openTo, setOpenTo] = useState('professionals');
  const [said, setSaid] = useState(nothingSaid);
  const [isMissed, setMissed] = useState(false);
  /** While it fades out it goes on saying what it was about. */
  const shown = useRef(answers);
  if (answers) shown.current = answers;
  const about = shown.current ?? {};
  const name = nameOfIssue(kind, about);
  const confidentiality = confidentialityOf(kind, about);

  async function issue() {
    const lacksReason = otherIssuer !== null && reason.trim() === '';
    setReasonMissing(lacksReason);
    setMissed(!isAnswered(questions, said));
    if (lacksReason || !isAnswered(questions, said)) return;
    setBusy(true);
    try {
      return await onIssue(confidentiality === 'open' ? openTo === 'professionals' : undefined, {
        ...said,
        correctionReason: otherIssuer ? reason : undefined,
      });
    } finally {
      setBusy(false);
    }
  }

  return (
    <FormModal
      mode="create"
      title={`Emitir ${name}`}
      opened={answers !== null}
      onClose={onClose}
      onClosed={onClosed}
      busy={isBusy}
      onConfirm={issue}
      buttonLabel="Emitir"
    >
      <Stack gap="sm">
        <Text>
          <strong>{name}</strong> de <strong>{employeeName}</strong>.{' '}
          {corrects && `Corrige ${corrects}: o número anterior passa a constar como substituído. `}
          Depois de emitido, o documento não pode mais ser mudado: só corrigido, com um novo número, ou cancelado, com o
          motivo.
        </Text>
        {kind === 'prescription' && (
          <Text>
            Fica guardado apenas como registro. Não é assinado eletronicamente: para a farmácia só vale o papel impresso
            e assinado à mão.
          </Text>
        )}
        <Listed title="Ainda falta" lines={missing} />
        <Listed title="Diferente do programa de saúde" lines={differences} />
        {confidentiality === 'open' ? (
          <Radio.Group label="Quem pode abrir" value={openTo} onChange={setOpenTo}>
            <Stack gap={6} mt={4}>
              <Radio value="professionals" label="Só os profissionais (sigilo médico)" />
              <Radio value="company" label="Também a empresa do colaborador" />
            </Stack>
          </Radio.Group>
        ) : (
          <Text>
            {confidentiality === 'never'
              ? 'A empresa do colaborador também o vê, e é avisada.'
              : 'Sob sigilo médico: só os profissionais o veem.'}
          </Text>
        )}
        {otherIssuer && (
          <Textarea
            label="Motivo da correção"
            description={`${otherIssuer} emitiu o anterior e será avisado(a). Só os profissionais leem o motivo.`}
            value={reason}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              setReasonMissing(false);
            }}
            error={isReasonMissing && requiredMessage}
            maxLength={500}
            autosize
            minRows={2}
            required
          />
        )}
        <IssueQuestions
          employeeId={employeeId}
          kind={kind}
          questions={questions}
          said={said}
          isMissed={isMissed}
          onSay={setSaid}
        />
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
      </Stack>
    </FormModal>
  );
}

function Listed({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <Text fw={600}>{title}</Text>
      <List size="sm" spacing={2}>
        {lines.map((what) => (
          <List.Item key={what}>{what}</List.Item>
        ))}
      </List>
    </div>
  );
}

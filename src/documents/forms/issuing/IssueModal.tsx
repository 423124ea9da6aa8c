import { Alert, Checkbox, List, Radio, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { FormModal } from '../../../ui/modal/FormModal.tsx';
import { type FormKind, forms } from '../registry.ts';
import { CorrectionReason } from './CorrectionReason.tsx';
import { IssueQuestions } from './IssueQuestions.tsx';
import { unknownOutcome } from './issuing.labels.ts';
import { isAnswered, noReplies, type Questions, type Replies, repliesTo } from './questions.rules.ts';
import { SignChoice } from './SignChoice.tsx';
import { useCorrectionReason } from './useCorrectionReason.ts';
import { useOpenGuide } from './useOpenGuide.ts';
import { useOwnCertificate } from './useOwnCertificate.ts';

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
  /** Whether the forms were opened with the guide of somebody who is being attended. */
  isAttended: boolean;
  onIssue: (
    confidential: boolean | undefined,
    replies: Replies & { correctionReason: string | undefined; referralId: string | undefined; isSigned: boolean },
  ) => Promise<unknown>;
  onClose: () => void;
  onClosed: () => void;
};

/** Says what issuing means before it is done: it can't be taken back, only corrected or cancelled (product 15.3). */
export function IssueModal(props: Props) {
  const { kind, answers, employeeId, employeeName, missing, differences, corrects, otherIssuer, problem, questions } =
    props;
  const { isAttended, onIssue, onClose, onClosed } = props;
  const [isBusy, setBusy] = useState(false);
  const why = useCorrectionReason(otherIssuer);
  const [openTo, setOpenTo] = useState('professionals');
  const [replies, setReplies] = useState(noReplies);
  const [isSigned, setSigned] = useState(false);
  const isSignable = useOwnCertificate(answers !== null && !forms[kind].byHand);
  const [isMissed, setMissed] = useState(false);
  /** While it fades out it goes on saying what it was about. */
  const shown = useRef(answers);
  if (answers) shown.current = answers;
  const about = shown.current ?? {};
  const facts = forms[kind];
  const name = facts.nameOf?.(about) ?? facts.tab;
  const confidentiality = facts.confidentiality(about);
  const isAlone = answers !== null && facts.completes === 'occasion' && !isAttended && !corrects;
  const guide = useOpenGuide(isAlone ? employeeId : null, 'examType' in about ? String(about.examType) : '');
  /** What somebody has chosen of a guide: of another one nothing is said by that. */
  const [concludes, setConcludes] = useState<{ id: string; is: boolean } | null>(null);
  const isConcluding = guide !== null && (concludes?.id === guide.id ? concludes.is : guide.isSame);
  /** With which guide it was sent when the answer was lost: the same request again, though the guide may be concluded by now. */
  const [sentWith, setSentWith] = useState<{ referralId: string | undefined } | null>(null);
  /** Other answers are asked about anew: what was confirmed of the ones before says nothing of these. */
  const [asked, setAsked] = useState(answers);
  if (answers && answers !== asked) {
    setAsked(answers);
    setReplies({ ...noReplies, identityReason: replies.identityReason });
    setMissed(false);
    setConcludes(null);
    setSentWith(null);
  }

  async function issue() {
    const isSaid = why.isSaid();
    setMissed(!isAnswered(questions, replies));
    if (!isSaid || !isAnswered(questions, replies)) return;
    const { referralId } = (problem === unknownOutcome && sentWith) || {
      referralId: isConcluding ? guide.id : undefined,
    };
    setSentWith({ referralId });
    setBusy(true);
    try {
      return await onIssue(confidentiality === 'open' ? openTo === 'professionals' : undefined, {
        ...repliesTo(questions, replies),
        correctionReason: otherIssuer ? why.reason : undefined,
        referralId,
        isSigned: isSignable && isSigned,
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
      buttonLabel={isSignable && isSigned ? 'Emitir e assinar' : 'Emitir'}
    >
      <Stack gap="sm">
        <Text>
          <strong>{name}</strong> de <strong>{employeeName}</strong>.{' '}
          {corrects && `Corrige ${corrects}: o número anterior passa a constar como substituído. `}
          Depois de emitido, o documento não pode mais ser mudado: só corrigido, com um novo número, ou cancelado, com o
          motivo.
        </Text>
        {facts.issueNote && <Text>{facts.issueNote}</Text>}
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
        {otherIssuer && <CorrectionReason otherIssuer={otherIssuer} {...why.shown} />}
        {guide && (
          <Checkbox
            label={`Concluir ${guide.name}, de hoje (${guide.occasion})`}
            description="Sem isso ela continua em aberto, na fila e na agenda."
            checked={isConcluding}
            onChange={({ currentTarget }) => {
              setConcludes({ id: guide.id, is: currentTarget.checked });
              setSentWith(null);
            }}
          />
        )}
        {isSignable && <SignChoice isSigned={isSigned} onChange={setSigned} />}
        <IssueQuestions questions={questions} replies={replies} isMissed={isMissed} onReply={setReplies} />
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

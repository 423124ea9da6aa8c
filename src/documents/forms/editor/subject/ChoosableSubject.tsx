import type { ComponentProps } from 'react';
import { ModalOnDemand } from '../../../../ui/modal/ModalOnDemand.tsx';
import { chosenIn } from './refill.rules.ts';
import { SubjectChoice } from './SubjectChoice.tsx';
import { useSubjectChange } from './useSubjectChange.ts';

const confirmDialog = async () => (await import('../../../../ui/modal/ConfirmDialog.tsx')).ConfirmDialog;

type Props = Parameters<typeof useSubjectChange>[0];

/** Whom the document is about, to be chosen anew where the form holds a company and an employee (the anamnesis and the ASO). */
export function ChoosableSubject(props: Props) {
  const chosen = chosenIn(props.answers);
  return chosen && <Choosable {...props} {...chosen} />;
}

function Choosable(props: Props & ComponentIds) {
  const { companyId, employeeId, subject } = props;
  const { chooseCompany, chooseEmployee, question } = useSubjectChange(props);
  const { name } = subject.employee;
  return (
    <>
      <SubjectChoice
        companyId={companyId}
        employeeId={employeeId}
        known={subject}
        onCompany={chooseCompany}
        onEmployee={chooseEmployee}
      />
      <ModalOnDemand
        opened={question.opened}
        load={confirmDialog}
        modal={{
          opened: question.opened,
          title: 'Trocar de quem é o documento?',
          text: `O que você digitou é de ${name} e ainda não foi impresso. Fica guardado como rascunho de ${name}; para a outra escolha, o formulário começa de novo.`,
          confirmLabel: 'Trocar',
          cancelLabel: `Continuar com ${name}`,
          onConfirm: question.confirm,
          onClose: question.close,
        }}
      />
    </>
  );
}

type ComponentIds = Pick<ComponentProps<typeof SubjectChoice>, 'companyId' | 'employeeId'>;

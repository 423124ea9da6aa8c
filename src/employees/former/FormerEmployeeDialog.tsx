import { Button, Group, Modal, Text } from '@mantine/core';
import { dayOf } from '../../platform/clock/moments.ts';
import { closedFromOutside } from '../../ui/modal/closed-from-outside.ts';
import type { FormerEmployee } from './former-employee.rules.ts';

/** What is to become of somebody whose CPF has an inactive record. */
export type FormerChoice = 'reactivate' | 'register' | 'cancel';

type Props = { former: FormerEmployee | null; onChoose: (choice: FormerChoice) => void; onClose: () => void };

/** Asks whether an inactive record comes back or a new one is made: rehired people often get a new registration number. */
export function FormerEmployeeDialog({ former, onChoose, onClose }: Props) {
  return (
    <Modal
      opened={former !== null}
      onClose={onClose}
      {...closedFromOutside(onClose)}
      title="Este CPF já tem um cadastro inativo"
      centered
      size="lg"
      closeButtonProps={{ 'aria-label': 'Fechar' }}
    >
      {former && (
        <>
          <Text>
            {former.name}, matrícula {former.registration}, foi inativado(a) em {dayOf(former.inactivatedAt)}.
          </Text>
          <Text mt="sm">
            Reativar traz de volta o cadastro com os documentos e o histórico; o que você digitou fica na edição para
            conferir e salvar. Um cadastro novo começa sem eles.
          </Text>
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onClose}>
              Voltar ao formulário
            </Button>
            <Button variant="default" onClick={() => onChoose('register')}>
              Cadastrar de novo
            </Button>
            <Button onClick={() => onChoose('reactivate')} data-autofocus>
              Reativar cadastro
            </Button>
          </Group>
        </>
      )}
    </Modal>
  );
}

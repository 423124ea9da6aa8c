import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ConfirmDialog } from '../../ui/modal/ConfirmDialog.tsx';
import { FormModal } from '../../ui/modal/FormModal.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { closeToasts, errorToast, successToast } from '../../ui/toast/toast.ts';

const nothing = () => {};

export function CreateWindow() {
  return (
    <FormModal mode="create" title="Adicionar" opened onClose={nothing}>
      <TextInput label="Nome" required />
    </FormModal>
  );
}

export function LoadingWindow() {
  return <FormModal mode="edit" title="Editar" opened onClose={nothing} loading />;
}

export function DeleteWindow() {
  return <FormModal mode="delete" title="Excluir Loja Centro" opened onClose={nothing} description="Sai das listas." />;
}

export function AskingWindow() {
  return (
    <ConfirmDialog
      opened
      title="Sair sem salvar?"
      text="O que você digitou ainda não foi salvo."
      confirmLabel="Sair sem salvar"
      cancelLabel="Continuar editando"
      onConfirm={nothing}
      onClose={nothing}
    />
  );
}

/** A row's menu, opened as by a hand. */
export function MenuOpen() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return (
    <div ref={place} style={{ textAlign: 'right' }}>
      <RowMenu
        name="Ana Lima"
        choices={[
          { label: 'Encaminhar', to: '/' },
          { label: 'Inativar', onClick: nothing },
        ]}
      />
    </div>
  );
}

export function ToastsShown() {
  useEffect(() => {
    successToast('6 registros encontrados');
    errorToast('Não foi possível salvar.');
    return closeToasts;
  }, []);
  return <Button mt={80}>Um controle da tela</Button>;
}

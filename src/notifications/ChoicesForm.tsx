import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { errorMessage } from '../platform/browser/api-client.ts';
import { FormElement } from '../ui/form/FormElement.tsx';
import { LeaveDialog } from '../ui/form/LeaveDialog.tsx';
import { useUnsavedChanges } from '../ui/form/useUnsavedChanges.ts';
import { errorToast, successToast } from '../ui/toast/toast.ts';
import classes from './ChoicesForm.module.css';
import type { MailWay, NotificationChoice } from './notifications.contract.ts';
import { notificationsApi } from './useNotifications.ts';

const mailLabels = {
  none: 'Sem e-mail',
  now: 'E-mail na hora',
  daily: 'Um e-mail por dia',
} as const satisfies Record<MailWay, string>;

const mailOptions = Object.entries(mailLabels).map(([value, label]) => ({ value, label }));

/** For each kind: whether it stands in the bell, and whether and when it comes by e-mail. */
export function ChoicesForm({ choices, mailOn }: { choices: readonly NotificationChoice[]; mailOn: boolean }) {
  const form = useForm({ defaultValues: { choices: [...choices] } });
  const { control, formState } = form;
  const choose = useMutation(notificationsApi.choose.mutationOptions());
  const { blocker } = useUnsavedChanges(formState.isDirty);

  async function save(typed: { choices: NotificationChoice[] }) {
    const wanted = typed.choices.map(({ kind, inBell, mail }) => ({ kind, inBell, mail }));
    try {
      await choose.mutateAsync({ choices: wanted });
    } catch (error) {
      errorToast(errorMessage(error));
      return;
    }
    form.reset(typed);
    successToast('Notificações salvas com sucesso!');
  }

  return (
    <FormElement onSubmit={form.handleSubmit(save)}>
      <Stack gap="md">
        {!mailOn && (
          <Text size="sm" id="mail-off">
            Esta instalação não envia e-mails: a escolha do e-mail fica como está até que a clínica configure o envio.
          </Text>
        )}
        <ul className={classes.kinds}>
          {choices.map(({ kind, label }, at) => (
            <li key={kind} className={classes.kind}>
              <strong>{label}</strong>
              <Controller
                control={control}
                name={`choices.${at}.inBell`}
                render={({ field: { value, ...field } }) => (
                  <Checkbox {...field} checked={value} label="No sino" aria-label={`${label}: no sino`} />
                )}
              />
              <Controller
                control={control}
                name={`choices.${at}.mail`}
                render={({ field }) => (
                  <NativeSelect
                    {...field}
                    data={mailOptions}
                    disabled={!mailOn}
                    aria-label={`${label}: e-mail`}
                    aria-describedby={mailOn ? undefined : 'mail-off'}
                  />
                )}
              />
            </li>
          ))}
        </ul>
        <Group>
          <Button type="submit" loading={formState.isSubmitting}>
            Salvar
          </Button>
          <Button variant="default" disabled={!formState.isDirty} onClick={() => form.reset()}>
            Descartar alterações
          </Button>
        </Group>
      </Stack>
      <LeaveDialog blocker={blocker} />
    </FormElement>
  );
}

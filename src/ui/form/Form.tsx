import { SimpleGrid, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider, type SubmitHandler, type UseFormReturn } from 'react-hook-form';
import { FormError } from './FormError.tsx';

type Props<Input extends FieldValues, Output> = {
  form: UseFormReturn<Input, unknown, Output>;
  onSubmit: SubmitHandler<Output>;
  /** Lets a button outside of the form submit it. */
  id?: string;
  children: ReactNode;
  /** What is said above the fields. */
  notice?: ReactNode;
  /** Buttons under the fields. */
  footer?: ReactNode;
};

/** A form over a contract's schema. Its fields stand in two columns where there is room. */
export function Form<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { form, onSubmit, id, children, notice, footer } = props;
  return (
    <FormProvider {...form}>
      <form id={id} noValidate onSubmit={form.handleSubmit(onSubmit)}>
        <Stack gap="lg">
          <FormError />
          {notice}
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="sm">
            {children}
          </SimpleGrid>
          {footer}
        </Stack>
      </form>
    </FormProvider>
  );
}

import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, type UseFormProps, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { waitSeen } from '../../platform/browser/send.ts';
import { errorToast } from '../toast/toast.ts';

/**
 * A form whose rules are a contract's schema. The schema is fetched when the user begins to type, not before the screen is
 * there: nothing is checked until the form is sent. Sent before the schema came, without a line, it waits as a call does.
 * @param load fetches the schema
 * @param values what the fields hold at first; they can also be filled later, by `reset`
 * @param rest the other settings of the form
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<z.ZodType<Output, Input>>,
  values?: NoInfer<DefaultValues<Input>>,
  rest: Pick<UseFormProps, 'shouldFocusError'> = {},
) {
  const form = useForm<Input, unknown, Output>({
    ...rest,
    resolver: resolverOf(load),
    ...(values ? { defaultValues: values } : {}),
  });
  const [checkAndSubmit] = useState(() => form.handleSubmit);
  // In its place, because the form is the same object at every drawing, and effects that name it rely on that.
  form.handleSubmit = (onValid, onInvalid) => async (event) => {
    try {
      await fetchScript(() => rulesOf(load), waitSeen);
    } catch (error) {
      const message = errorMessage(error);
      errorToast(message);
      form.setError('root', { message });
      return;
    }
    await checkAndSubmit(onValid, onInvalid)(event);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is another function at every drawing and fetches the same
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined) return; // A form that is filled with its record: nobody has typed yet.
        stop();
        rulesOf(load).catch(() => {}); // asked for again when the form is sent
      },
    });
    return stop;
  }, [form]);
  return form;
}

function rulesOf<Input extends FieldValues, Output>(load: () => Promise<z.ZodType<Output, Input>>) {
  return Promise.all([load(), import('@hookform/resolvers/zod')]);
}

function resolverOf<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<z.ZodType<Output, Input>>,
): Resolver<Input, unknown, Output> {
  return async (values, context, options) => {
    const [schema, { zodResolver }] = await rulesOf(load);
    return zodResolver(schema)(values, context, options);
  };
}

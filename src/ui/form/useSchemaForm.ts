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
 * What is sent is what the fields hold in the moment of the click, however long the schema takes.
 * @param load fetches the schema
 * @param values what the fields hold at first; they can also be filled later, by `reset`
 * @param rest the other settings of the form
 */
export function useSchemaForm<Input extends FieldValues, Output extends FieldValues>(
  load: () => Promise<z.ZodType<Output, Input>>,
  values?: NoInfer<DefaultValues<Input>>,
  rest: Pick<UseFormProps, 'shouldFocusError'> = {},
) {
  const [rules] = useState(() => rulesOf(load));
  const form = useForm<Input, unknown, Output>({
    ...rest,
    resolver: rules.resolver,
    ...(values ? { defaultValues: values } : {}),
  });
  const [checkAndSubmit] = useState(() => form.handleSubmit);
  // In its place, because the form is the same object at every drawing, and effects that name it rely on that.
  form.handleSubmit = (onValid, onInvalid) => async (event) => {
    const sent = rules.areHere() ? null : structuredClone(form.getValues());
    if (sent) {
      try {
        await fetchScript(rules.fetch, waitSeen);
      } catch (error) {
        const message = errorMessage(error);
        errorToast(message);
        form.setError('root', { message });
        return;
      }
    }
    await rules.checking(sent, () => checkAndSubmit(onValid, onInvalid)(event));
  };
  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty }) => {
        // Filled with its record, or with the only choice that there is: nobody has typed yet.
        if (!isDirty) return;
        stop();
        rules.fetch().catch(() => {}); // asked for again when the form is sent
      },
    });
    return stop;
  }, [form, rules]);
  return form;
}

/** The rules of a form: fetched once, and from then on asked without a turn in which somebody could type. */
function rulesOf<Input extends FieldValues, Output extends FieldValues>(load: () => Promise<z.ZodType<Output, Input>>) {
  let kept: Resolver<Input, unknown, Output> | null = null;
  let sent: Input | null = null;
  async function fetch() {
    const [schema, { zodResolver }] = await Promise.all([load(), import('@hookform/resolvers/zod')]);
    kept ??= zodResolver(schema);
    return kept;
  }
  const resolver: Resolver<Input, unknown, Output> = (values, ...rest) => {
    const checked = sent ?? values;
    return kept ? kept(checked, ...rest) : fetch().then((check) => check(checked, ...rest));
  };
  return {
    areHere: () => kept !== null,
    fetch,
    resolver,
    /** Begins a submission that checks these values instead of those that the fields hold by now. */
    checking<Outcome>(values: Input | null, submit: () => Promise<Outcome>): Promise<Outcome> {
      sent = values;
      const submitted = submit(); // It has read them when it answers.
      sent = null;
      return submitted;
    },
  };
}

import { Text } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { memo, type RefObject, startTransition, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { DrawnPaper } from '../../paper/drawn/DrawnPaper.tsx';
import type { PaperContext } from '../../paper/paper.ts';
import type { DocumentForm } from '../form.ts';
import classes from './FormEditor.module.css';

const sheetWidth = 900;

/** Shorter than a pause that is noticed, longer than the gap between two keys. */
const pauseMs = 150;

type Props = {
  form: UseFormReturn<object>;
  paperOf: DocumentForm['paper'];
  context: PaperContext;
  /** Answers that were submitted and are being printed; they win over what is being typed. */
  printing: object | null;
  paper: RefObject<HTMLDivElement | null>;
};

/** The paper as it will be printed. It follows what is typed at the next pause, so that no key waits for it. */
export function LivePreview({ form, paperOf, context, printing, paper }: Props) {
  const answers = useAnswersAtPause(form);
  const { ref, width } = useElementSize();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those who have only a keyboard
    <section ref={ref} className={classes.preview} aria-label="Pré-visualização do documento" tabIndex={0}>
      <Text size="sm" p="xs" c="dimmed">
        Rascunho, não emitido
      </Text>
      <div style={{ zoom: width > 0 ? Math.min(1, width / sheetWidth) : 1 }}>
        <div ref={paper}>
          <Drawn paperOf={paperOf} context={context} answers={printing ?? answers} />
        </div>
      </div>
    </section>
  );
}

function useAnswersAtPause(form: UseFormReturn<object>): object {
  const [answers, setAnswers] = useState(() => form.getValues());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(() => startTransition(() => setAnswers(form.getValues())), pauseMs);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form]);
  return answers;
}

type DrawnProps = Pick<Props, 'paperOf' | 'context'> & { answers: object };

const Drawn = memo(({ paperOf, context, answers }: DrawnProps) => <DrawnPaper paper={paperOf(answers, context)} />);

import { useElementSize } from '@mantine/hooks';
import { type ComponentType, memo, type RefObject, startTransition, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import classes from './FormEditor.module.css';

const sheetWidth = 900;

/** Shorter than a pause that is noticed, longer than the gap between two keys. */
const pauseMs = 150;

type Props = {
  form: UseFormReturn<object>;
  Sheet: ComponentType<{ answers: object }>;
  /** Answers that were submitted and are being printed; they win over what is being typed. */
  held: object | null;
  paper: RefObject<HTMLDivElement | null>;
};

/** The paper as it will be printed. It follows what is typed at the next pause, so that no key waits for it. */
export function LivePreview({ form, Sheet, held, paper }: Props) {
  const answers = useAnswersAtPause(form);
  const { ref, width } = useElementSize();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also for those who have only a keyboard
    <section ref={ref} className={classes.preview} aria-label="Pré-visualização do documento" tabIndex={0}>
      <div style={{ zoom: width > 0 ? Math.min(1, width / sheetWidth) : 1 }}>
        <div ref={paper}>
          <Drawn Sheet={Sheet} answers={held ?? answers} />
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

const Drawn = memo(({ Sheet, answers }: { Sheet: Props['Sheet']; answers: object }) => <Sheet answers={answers} />);

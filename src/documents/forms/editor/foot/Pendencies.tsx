import { Button, List } from '@mantine/core';
import { IconCheck, IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { PaperContext } from '../../../paper/paper.ts';
import { useFromAnswers } from '../../base/useFromAnswers.ts';
import type { DocumentForm } from '../../form.ts';
import classes from './FormFoot.module.css';

type Props = {
  id: string;
  pendencies: NonNullable<DocumentForm['pendencies']>;
  context: PaperContext;
  /** Leads to the field of an answer. */
  onGo: (path: string) => void;
};

/** How much the form still lacks, where the buttons are, and what: each leads to its field. It informs and keeps nobody from printing. */
export function Pendencies({ id, pendencies: { norm, whole, of }, context, onGo }: Props) {
  const missing = useFromAnswers((answers) => of(answers, context));
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const count = missing.length;
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button in it has opened
    <div className={classes.missing} onKeyDown={close}>
      <span id={id} hidden>
        {count > 0 ? `Ainda falta: ${missing.map(({ what }) => what).join(' · ')}` : 'Nada falta.'}
      </span>
      <span role="status">
        {count === 0 ? (
          <span className={classes.complete}>
            <IconCheck size={18} aria-hidden="true" />
            {whole}
          </span>
        ) : (
          <Button
            ref={button}
            variant="subtle"
            px="xs"
            className={classes.count}
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            rightSection={
              isOpen ? <IconChevronDown size={16} aria-hidden="true" /> : <IconChevronUp size={16} aria-hidden="true" />
            }
            onClick={() => setOpen(!isOpen)}
          >
            {count === 1 ? 'Falta 1' : `Faltam ${count}`}
          </Button>
        )}
      </span>
      {isOpen && count > 0 && (
        <section id={listId} className={classes.list} aria-label={`O que falta (${norm})`}>
          <List size="sm" spacing={4} listStyleType="none">
            {missing.map(({ what, path }) => (
              <List.Item key={what}>
                {path === null ? (
                  what
                ) : (
                  <button
                    type="button"
                    className={classes.way}
                    onClick={() => {
                      setOpen(false);
                      onGo(path);
                    }}
                  >
                    {what}
                  </button>
                )}
              </List.Item>
            ))}
          </List>
        </section>
      )}
    </div>
  );
}

import { FileInput, type FileInputProps } from '@mantine/core';
import { type DragEvent, useEffect, useState } from 'react';
import classes from './FileField.module.css';

type Props = Pick<FileInputProps, 'label' | 'placeholder' | 'leftSection' | 'required' | 'disabled'> & {
  /** What the browser's own choice shows; what is dropped may be anything. */
  accept: string;
  file: File | null;
  onChange: (file: File | null) => void;
  error: string | null;
  /** Stands under the field while nothing is wrong. */
  hint: string;
};

/** One file, chosen or dropped on the field. Where it is dropped beside it the browser does not leave the page for it. */
export function FileField({ file, onChange, error, hint, ...props }: Props) {
  const [over, setOver] = useState(false);
  const [several, setSeveral] = useState(false);
  const wrong = several ? 'Solte um arquivo de cada vez' : error;
  useEffect(() => {
    const keepPage = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', keepPage);
    window.addEventListener('drop', keepPage);
    return () => {
      window.removeEventListener('dragover', keepPage);
      window.removeEventListener('drop', keepPage);
    };
  }, []);

  function drop({ dataTransfer }: DragEvent) {
    setOver(false);
    const [dropped, ...others] = dataTransfer.files;
    if (!dropped || props.disabled) return;
    setSeveral(others.length > 0);
    if (others.length === 0) onChange(dropped);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for the pointer only; the field in it is there for the keyboard
    <div
      className={over ? `${classes.place} ${classes.over}` : classes.place}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileInput
        {...props}
        value={file}
        onChange={(chosen) => {
          setSeveral(false);
          onChange(chosen);
        }}
        error={wrong}
        description={wrong ? undefined : hint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        clearable={!props.disabled}
        clearButtonProps={{ 'aria-label': 'Remover arquivo' }}
      />
    </div>
  );
}

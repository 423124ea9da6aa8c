import { Button } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { errorMessage } from '../../platform/browser/api-client.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { fetchScript } from '../../platform/browser/scripts.ts';
import { type AskedList, getSheet } from '../../platform/browser/sheet-download.ts';
import { issuesOf } from '../../platform/contract/errors.ts';
import type { SheetFormat } from '../../platform/sheets/sheet.ts';
import { usePart } from '../on-demand/usePart.ts';
import { errorToast, successToast } from '../toast/toast.ts';

const loadFormats = async () => (await fetchScript(() => import('./ExportFormats.tsx'))).ExportFormats;

/**
 * Takes a list away as a spreadsheet, as it is narrowed and sorted now, all pages of it. The menu is fetched when the pointer or
 * the focus comes to the button, which says of itself what the menu would say of it.
 */
export function ExportMenu({ list, disabled = false }: { list: AskedList; disabled?: boolean }) {
  const exported = useMutation({
    mutationFn: (format: SheetFormat) => getSheet(list, format),
    onSuccess: (file) => {
      saveFile(file);
      successToast('Exportação concluída');
    },
    onError: (error) => errorToast(issuesOf(error)[0]?.message ?? errorMessage(error)),
  });
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const [Formats, fetchMenu] = usePart(loadFormats, (error) => {
    setOpened(false);
    errorToast(errorMessage(error));
  });
  const isShown = opened && Formats !== null;

  function toggle() {
    fetchMenu();
    setOpened(!opened);
  }

  return (
    <>
      <Button
        ref={button}
        id={id}
        variant="default"
        disabled={disabled}
        loading={exported.isPending}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
        rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-dropdown` : undefined}
        data-expanded={opened || undefined}
        onPointerEnter={fetchMenu}
        onFocus={fetchMenu}
        onClick={toggle}
        // A menu takes the focus when it comes: not from where the user has gone meanwhile.
        onBlur={() => !Formats && setOpened(false)}
      >
        Exportar
      </Button>
      {Formats && <Formats id={id} button={button} opened={opened} onChange={setOpened} onChoose={exported.mutate} />}
    </>
  );
}

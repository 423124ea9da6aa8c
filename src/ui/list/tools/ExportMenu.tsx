import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { errorMessage } from '../../../platform/browser/api-client.ts';
import { saveFile } from '../../../platform/browser/save-file.ts';
import { type AskedList, getSheet } from '../../../platform/browser/sheet-download.ts';
import { issuesOf } from '../../../platform/contract/errors.ts';
import type { SheetFormat } from '../../../platform/sheets/sheet.ts';
import { useMenu } from '../../menu/useMenu.tsx';
import { errorToast, successToast } from '../../toast/toast.ts';
import { ListTool } from './ListTool.tsx';

type Props = { list: AskedList; label?: string; disabled?: boolean; withWord?: boolean };

/** Takes a list away as a spreadsheet, as it is narrowed and sorted now, all pages of it. */
export function ExportMenu({ list, label = 'Exportar', disabled = false, withWord = false }: Props) {
  const exported = useMutation({
    mutationFn: (format: SheetFormat) => getSheet(list, format),
    onSuccess: (file) => {
      saveFile(file);
      successToast('Exportação concluída');
    },
    onError: (error) => errorToast(issuesOf(error)[0]?.message ?? errorMessage(error)),
  });
  const [ofButton, menuOf] = useMenu();
  return (
    <>
      <ListTool
        of={ofButton}
        label={label}
        icon={IconDownload}
        withWord={withWord}
        disabled={disabled}
        loading={exported.isPending}
      />
      {menuOf([
        { label: 'Planilha (XLSX)', onClick: () => exported.mutate('xlsx') },
        { label: 'Texto separado (CSV)', onClick: () => exported.mutate('csv') },
      ])}
    </>
  );
}

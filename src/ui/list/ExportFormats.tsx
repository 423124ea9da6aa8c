import { Menu } from '@mantine/core';
import { type RefObject, useEffect, useState } from 'react';
import type { SheetFormat } from '../../platform/sheets/sheet.ts';
import { Standing } from '../on-demand/Standing.tsx';

type Props = {
  /** The id of the button, with which that of the menu begins. */
  id: string;
  /** The button that the menu belongs to. */
  button: RefObject<HTMLButtonElement | null>;
  opened: boolean;
  onChange: (opened: boolean) => void;
  onChoose: (format: SheetFormat) => void;
};

/** The menu of the button 'Exportar', which has been there before it. */
export function ExportFormats({ id, button, opened, onChange, onChoose }: Props) {
  // Not opened in the drawing that it comes with: the menu would not know where the focus was before.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return (
    <Menu id={id} position="bottom-end" withinPortal opened={shown} onChange={onChange}>
      <Menu.Target>
        <Standing element={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChoose('xlsx')}>Planilha (XLSX)</Menu.Item>
        <Menu.Item onClick={() => onChoose('csv')}>Texto separado (CSV)</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

import { IconColumns3 } from '@tabler/icons-react';
import { useMenu } from '../../menu/useMenu.tsx';
import { ListTool } from '../tools/ListTool.tsx';
import type { ColumnChoice } from './useColumns.ts';

type Props = { choices: readonly ColumnChoice[]; onReset: () => void };

/** Which columns of a list are seen; the one that names the record always is. */
export function ColumnsMenu({ choices, onReset }: Props) {
  const [ofButton, menuOf] = useMenu();
  return (
    <>
      <ListTool of={ofButton} label="Colunas" icon={IconColumns3} />
      {menuOf([
        ...choices.map(({ name, isShown, isFixed, toggle }) => ({
          ...{ label: name, isChecked: isShown, isFixed, onClick: toggle },
        })),
        { label: 'Voltar ao costume', onClick: onReset },
      ])}
    </>
  );
}

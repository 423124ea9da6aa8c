import { IconFileText, IconFolderOpen, IconUpload } from '@tabler/icons-react';
import { Link } from 'react-router';
import grid from './cards.module.css';
import classes from './ProfessionalDashboard.module.css';

const shortcuts = [
  {
    label: 'Cadastrar documentos',
    text: 'Preencher e imprimir anamnese, ASO, declarações e solicitações.',
    to: '/documents/choose',
    icon: IconFileText,
  },
  {
    label: 'Enviar documento',
    text: 'Guardar um PDF no histórico de um colaborador.',
    to: '/documents/upload',
    icon: IconUpload,
  },
  {
    label: 'Visualizar documentos',
    text: 'Abrir o que já está guardado.',
    to: '/documents/view',
    icon: IconFolderOpen,
  },
];

/** The professional's placeholder text with three shortcuts (product 1.2). */
export function ProfessionalDashboard() {
  return (
    <>
      <p>Bem-vindo(a)! Escolha por onde começar.</p>
      <div className={grid.cards}>
        {shortcuts.map(({ label, text, to, icon: Icon }) => (
          <Link key={to} to={to} className={classes.card}>
            <Icon size={24} stroke={1.5} aria-hidden="true" />
            <strong>{label}</strong>
            <span>{text}</span>
          </Link>
        ))}
      </div>
    </>
  );
}

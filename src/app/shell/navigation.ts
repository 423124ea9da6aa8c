import {
  IconBuilding,
  IconBuildingCommunity,
  IconBuildingHospital,
  IconFileText,
  IconFileZip,
  IconHistory,
  IconLayoutDashboard,
  IconListCheck,
  IconShieldLock,
  IconStethoscope,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';

/** An entry of the sidebar: a screen, or a group of screens. */
export type NavigationEntry = {
  label: string;
  icon: TablerIcon;
  to?: string;
  entries?: { label: string; to: string }[];
};

const dashboard: NavigationEntry = { label: 'Dashboard', icon: IconLayoutDashboard, to: '/dashboard' };

function register(label: string, icon: TablerIcon, create: [string, string], view: [string, string]): NavigationEntry {
  return {
    label,
    icon,
    entries: [
      { label: create[0], to: create[1] },
      { label: view[0], to: view[1] },
    ],
  };
}

/** The sidebar of each kind of user (product 3.2); an unknown kind has none. */
export const navigation: Readonly<Record<string, readonly NavigationEntry[]>> = {
  admin: [
    dashboard,
    register(
      'Empresas',
      IconBuilding,
      ['Cadastrar empresa', '/companies/create'],
      ['Visualizar empresas', '/companies'],
    ),
    register(
      'Profissionais',
      IconStethoscope,
      ['Cadastrar profissional', '/professionals/create'],
      ['Visualizar profissionais', '/professionals'],
    ),
    register(
      'Administradores',
      IconShieldLock,
      ['Cadastrar administrador', '/admins/create'],
      ['Visualizar administradores', '/admins'],
    ),
    { label: 'Clínica', icon: IconBuildingHospital, to: '/practice' },
    { label: 'Tarefas', icon: IconListCheck, to: '/tasks' },
    { label: 'Auditoria', icon: IconHistory, to: '/audit' },
  ],
  company: [
    dashboard,
    register(
      'Unidades',
      IconBuildingCommunity,
      ['Cadastrar unidade', '/units/create'],
      ['Visualizar unidades', '/units'],
    ),
    register(
      'Empregados',
      IconUsers,
      ['Cadastrar empregado', '/employees/create'],
      ['Visualizar empregados', '/employees'],
    ),
    { label: 'ASOs em um arquivo', icon: IconFileZip, to: '/bundles' },
  ],
  professional: [
    dashboard,
    {
      label: 'Documentos',
      icon: IconFileText,
      entries: [
        { label: 'Cadastrar documentos', to: '/documents/choose' },
        { label: 'Enviar documento', to: '/documents/upload' },
        { label: 'Visualizar documentos', to: '/documents/view' },
      ],
    },
  ],
};

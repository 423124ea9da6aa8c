import type { ReactNode } from 'react';
import { Buttons, RowActions, Tabs } from './ActionParts.tsx';
import { CardParts, Counts, FactParts, Heading, Marks, Numbers } from './CardParts.tsx';
import { Bars, Columns, Lines } from './ChartParts.tsx';
import { ChoiceParts } from './ChoiceParts.tsx';
import { DisabledParts, FieldParts, FocusedField, SeveralParts } from './FieldParts.tsx';
import { Failures, Notices, Statuses, Waits } from './NoticeParts.tsx';
import { AskingWindow, CreateWindow, DeleteWindow, LoadingWindow, MenuOpen, ToastsShown } from './OverParts.tsx';
import { EmptyTable, FailedTable, FilterParts, LoadingTable, RowsTable } from './TableParts.tsx';

/** A part of `ui/`, or some of a kind, in the states that it can have. Its name is that of its pictures. */
export type GalleryPart = {
  name: string;
  title: string;
  shown: ReactNode;
  /** The role of what is fetched before it is there. */
  awaited?: 'menu';
};

/** Those that stand in a screen. */
export const parts: readonly GalleryPart[] = [
  { name: 'brand', title: 'Marca', shown: <Marks /> },
  { name: 'heading', title: 'Título da tela', shown: <Heading /> },
  { name: 'buttons', title: 'Botões', shown: <Buttons /> },
  { name: 'row-actions', title: 'Ações de uma linha', shown: <RowActions /> },
  { name: 'tabs', title: 'Telas que andam juntas', shown: <Tabs /> },
  { name: 'cards', title: 'Cartões e caixas', shown: <CardParts /> },
  { name: 'counts', title: 'Contagens: com registros, vazia, carregando, com falha', shown: <Counts /> },
  { name: 'numbers', title: 'Números que são caminhos', shown: <Numbers /> },
  { name: 'statuses', title: 'Situações', shown: <Statuses /> },
  { name: 'notices', title: 'Avisos', shown: <Notices /> },
  { name: 'failures', title: 'Falhas', shown: <Failures /> },
  { name: 'waits', title: 'Espera', shown: <Waits /> },
  { name: 'facts', title: 'Dados para ler', shown: <FactParts /> },
  { name: 'table-rows', title: 'Lista com registros e páginas', shown: <RowsTable /> },
  { name: 'table-loading', title: 'Lista carregando', shown: <LoadingTable /> },
  { name: 'table-empty', title: 'Lista vazia', shown: <EmptyTable /> },
  { name: 'table-failed', title: 'Lista com falha', shown: <FailedTable /> },
  { name: 'filters', title: 'Filtros de uma lista', shown: <FilterParts /> },
  { name: 'fields', title: 'Campos, com erros e avisos', shown: <FieldParts /> },
  { name: 'fields-disabled', title: 'Campos desligados', shown: <DisabledParts /> },
  { name: 'field-focused', title: 'O campo em que se escreve', shown: <FocusedField /> },
  { name: 'choices', title: 'Escolhas', shown: <ChoiceParts /> },
  { name: 'several', title: 'Campos de várias respostas', shown: <SeveralParts /> },
  { name: 'columns', title: 'Colunas', shown: <Columns /> },
  { name: 'bars', title: 'Barras', shown: <Bars /> },
  { name: 'lines', title: 'Linhas', shown: <Lines /> },
];

/** Those that lie over a screen. */
export const overParts: readonly GalleryPart[] = [
  { name: 'window-create', title: 'Janela de cadastro', shown: <CreateWindow /> },
  { name: 'window-loading', title: 'Janela que ainda carrega', shown: <LoadingWindow /> },
  { name: 'window-delete', title: 'Janela que exclui', shown: <DeleteWindow /> },
  { name: 'window-asking', title: 'Pergunta', shown: <AskingWindow /> },
  { name: 'menu', title: 'Menu', shown: <MenuOpen />, awaited: 'menu' },
  { name: 'toasts', title: 'Avisos do que se fez', shown: <ToastsShown /> },
];

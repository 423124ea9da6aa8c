import { route } from '@react-router/dev/routes';

/** Screens that belong together, for the routes of the product. */

type Routes = ReturnType<typeof route>[];

/** The screens on which a programme is read, and the modals of those who may write it. */
export function programmeOf(
  path: string,
  id: string,
  modals: { programme?: Routes; version?: Routes; members?: Routes; documents?: Routes } = {},
) {
  const version = `${path}/versions/:programmeId`;
  return [
    route(path, '../programmes/page/ProgrammePage.tsx', { id }, modals.programme),
    route(version, '../programmes/version/VersionPage.tsx', { id: `${id}-version` }, modals.version),
    route(`${version}/compare`, '../programmes/version/ComparePage.tsx', { id: `${id}-compare` }),
    route(
      `${path}/documents`,
      '../documents/company/CompanyDocumentsPage.tsx',
      { id: `${id}-documents` },
      modals.documents,
    ),
    route(`${path}/members`, '../programmes/people/MembersPage.tsx', { id: `${id}-members` }, modals.members),
  ];
}

/** Where and when the practice attends, each list with its modals. */
export function agendaSettings() {
  return [
    route('agenda/settings', '../agenda/settings/PlacesPage.tsx', [
      route('create', '../agenda/settings/PlaceCreateModal.tsx'),
      route('edit/:placeId', '../agenda/settings/PlaceEditModal.tsx'),
      route('delete/:placeId', '../agenda/settings/PlaceDeleteModal.tsx'),
    ]),
    route('agenda/settings/hours/:placeId?', '../agenda/settings/HoursPage.tsx'),
    route('agenda/settings/blocks', '../agenda/settings/BlocksPage.tsx', [
      route('create', '../agenda/settings/BlockCreateModal.tsx'),
      route('delete/:blockId', '../agenda/settings/BlockDeleteModal.tsx'),
    ]),
    route('agenda/settings/holidays', '../agenda/holidays/HolidaysPage.tsx', [
      route('create', '../agenda/holidays/HolidayCreateModal.tsx'),
      route('national', '../agenda/holidays/NationalHolidaysModal.tsx'),
      route('delete/:day', '../agenda/holidays/HolidayDeleteModal.tsx'),
    ]),
    route('agenda/settings/preparations', '../agenda/settings/PreparationsPage.tsx', [
      route('exam/:code?', '../agenda/settings/PreparationModal.tsx'),
      route('delete/:code', '../agenda/settings/PreparationDeleteModal.tsx'),
    ]),
  ];
}

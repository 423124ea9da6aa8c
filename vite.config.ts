import { type AnyContractRouter, minifyContractRouter } from '@orpc/contract';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { placesPlugin } from './scripts/places-plugin.ts';
import { screenScriptsPlugin } from './scripts/screen-scripts-plugin.ts';
import { subjectsPlugin } from './scripts/subjects-plugin.ts';
import { endpointsOf } from './src/access/endpoints.server.ts';
import { contracts } from './src/app/api.server.ts';
import { registers } from './src/subjects/registry.ts';

/** What only the API's documentation says of a call. */
const told: readonly string[] = ['summary', 'description', 'tags', 'successDescription'];

/** How a call is sent, without what is told of it and who may: the server says that. */
function sentAs(key: string, value: unknown): unknown {
  if (key === 'meta') return {};
  if (key !== 'route' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => !told.includes(name)));
}

/**
 * Each feature's contract without its schemas and texts, and the names of its calls that make a record, as the module
 * `virtual:calls/NAME`: the client needs no more, and a screen loads the calls that it makes.
 * @throws in the build, for a name that is none of the contracts'
 */
function callsPlugin(): Plugin {
  const prefix = 'virtual:calls/';
  const made = endpointsOf(contracts).filter(({ creates }) => creates);
  return {
    name: 'calls',
    resolveId: { filter: { id: /^virtual:calls\// }, handler: (source) => `\0${source}` },
    load: {
      filter: { id: /^\0virtual:calls\// },
      handler(id) {
        const name = id.slice(prefix.length + 1);
        const contract = (contracts as Readonly<Record<string, AnyContractRouter>>)[name];
        if (!contract) this.error(`the API has no feature ${name}`);
        const creating = made.flatMap(({ name: call }) =>
          call.startsWith(`${name}.`) ? [call.slice(name.length + 1)] : [],
        );
        return `export default ${JSON.stringify({ contract: minifyContractRouter(contract), creating }, sentAs)};`;
      },
    },
  };
}

/** What nearly every screen shares: the session, the calls, the line to the server, toasts. */
const shared =
  /\/src\/(platform\/browser|access\/(?!endpoint|refusals)|sign-in|ui\/(toast\/toast\.|connection\/|press\.|color-scheme\.)|ui\/form\/(useSingleFlight|draft-owner|FormElement)\.)/;

/** The calls of the registers: who has opened one of them opens the next. */
const ofRegisters = new RegExp(
  `/(${registers.map(({ screens }) => screens.list.replace(/\/.*/, '')).join('|')})/use\\w+s\\.ts$`,
);

/** What nearly every screen draws with. It stays apart from what is seen later: the sign-in does without (decision 20). */
const drawnWith =
  /\/@mantine\/(core\/esm\/(core|components\/(Alert|Anchor|Button|CloseButton|Group|Input|InputBase|Loader|Paper|Portal|SimpleGrid|Skeleton|Stack|Text|TextInput|Title|UnstyledButton))|hooks\/esm\/use-uncontrolled)\//;

/** What every form is made of, but for the fields that only some have. */
const inForms =
  /\/src\/ui\/(form|fields)\/(?!RemoteSelect|SelectField|EditModal|LongText|choosing|registration|DateField|DayField|[Mm]asked|FileField|several|FormElement|draft-owner)/;

/** What every first screen of a session is framed with. */
const inFrames =
  /\/src\/(ui\/(CountLinks|Panel|Page|LoadingBlock)|app\/(dashboard\/(NeedLine|NeedsYou)|shell\/useTouched)|documents\/prints\/waiting-prints|platform\/(places|browser\/(site-name|lost-screen|load-page|device\/work-memory)))\.tsx?$/;

/** The calls of what a dashboard counts. */
const ofCounts = /\/use(Notifications|Notices|DueDates|Esocial|Diseases|Cats|Absences|Queue|Counts)\.ts$/;

/** The calls of what is shown of a person. */
const ofPeople = /\/use(Programmes|Documents|Issued|Referrals|Restrictions)\.ts$/;

/** What the forms of documents know of one another: many small facts. */
const ofForms = /\/src\/documents\/forms\/.*\.(rules|labels|form-facts)\.ts$/;

/** Of what nobody who installs can do anything about. A part of one screen may well be fetched later by another. */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };

const api = process.env.API_ADDRESS ?? 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [placesPlugin(), callsPlugin(), subjectsPlugin(), screenScriptsPlugin(), reactRouter()],
  // The server of `npm run dev` bundles the router beforehand.
  optimizeDeps: { rolldownOptions: { plugins: [screenScriptsPlugin()] } },
  server: {
    // A code is looked up by the server; the page that asks for it is drawn here.
    proxy: { '/api': api, '^/v/.': api },
  },
  // How much each screen brings is measured, and held to its limit, by `npm run bench -- first-load` and the journeys.
  build: { target: 'es2023', assetsInlineLimit: 0, chunkSizeWarningLimit: 2_000, rolldownOptions: { checks } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          checks,
          output: {
            // Small modules that most screens share, and what they stand on, compress better as one file than as thirty. A module
            // goes to the first group that names it or stands on it: what more screens need comes before what fewer need.
            codeSplitting: {
              groups: [
                { name: 'common', test: shared, minShareCount: 8 },
                { name: 'icons', test: /icons-react/, minShareCount: 2 },
                { name: 'router', test: /\/react-router\// },
                { name: 'library', test: drawnWith },
                // Else it comes with the forms, of which some have parts that are fetched later.
                { name: 'parts', test: /\/ui\/on-demand\/|\/@tanstack\/.*[mM]utation/ },
                { name: 'focus', test: /\/(use-focus-trap|use-focus-return|FocusTrap|Overlay)\// },
                { name: 'floating', test: /\/@floating-ui\/|\/Popover\// },
                { name: 'dates', test: /\/platform\/(clock\/moments|contract\/dates)\.ts$/ },
                { name: 'on-demand', test: /\/ModalOnDemand\.tsx$/ },
                { name: 'forms', test: inForms, minShareCount: 20 },
                { name: 'frames', test: inFrames },
                { name: 'counts', test: ofCounts },
                { name: 'people', test: ofPeople },
                { name: 'form-facts', test: ofForms, minShareCount: 12 },
                { name: 'registers', test: ofRegisters, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
});

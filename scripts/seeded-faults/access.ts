import type { Fault } from './fault.ts';

/** Who may see and do what. */
export const access: readonly Fault[] = [
  {
    name: 'a company sees documents under medical confidentiality',
    file: 'src/access/scope.ts',
    text: "return scope.asosOnly || scope.reach === 'ownNotConfidential';",
    replacement: 'return scope.asosOnly;',
    tests: ['src/documents/documents.api.test.ts'],
  },
  {
    name: 'the reception reads documents',
    file: 'src/access/policy.ts',
    text: "    read: { company: 'ownNotConfidential', professional: 'all' },\n",
    replacement: "    read: { company: 'ownNotConfidential', professional: 'all', reception: 'all' },\n",
    tests: ['src/access/policy.test.ts'],
  },
  {
    name: 'a company registers a unit at another one',
    file: 'src/units/units.api.ts',
    text: "    mustReach(context.scope, input.companyId, 'Empresa não encontrada.');\n",
    replacement: '',
    tests: ['src/units/units.api.test.ts'],
  },
  {
    name: 'a company finds the employee of another one by their id',
    file: 'src/employees/employees.db.ts',
    text: "    .where('id', '=', id)\n    .$if(owner !== null, (query) => query.where('company_id', '=', owner ?? ''))\n",
    replacement:
      "    .where('id', '=', id)\n    .$if(owner === id, (query) => query.where('company_id', '=', owner ?? ''))\n",
    tests: ['src/employees/employees.api.test.ts', 'src/employees/moves/employee-moves.api.test.ts'],
  },
  {
    name: 'who must have a second factor and has none does everything',
    file: 'src/sign-in/authorize.server.ts',
    text: '  if (!isOwn && mustSetUp(session, context.requireSecondFactor)) throw setupRequired();\n',
    replacement: '',
    tests: ['src/sign-in/second-factor/second-factor-required.api.test.ts'],
  },
  {
    name: 'a session that has expired goes on',
    file: 'src/sign-in/sessions/sessions.db.ts',
    text: 'return row && row.expiresAt > now.toISOString() ? row : null;',
    replacement: 'return row ?? null;',
    tests: ['src/sign-in/sign-in.api.test.ts', 'src/sign-in/sessions/sessions.api.test.ts'],
  },
  {
    name: 'a link to read a file serves to put another one in its place',
    file: 'src/platform/storage/signed-link.server.ts',
    text: 'parsed.data.purpose !== purpose || ',
    replacement: '',
    tests: ['src/platform/storage/signed-link.test.ts', 'src/documents/files/signed-links.api.test.ts'],
  },
  {
    name: 'an API token calls what none of its scopes opens',
    file: 'src/sign-in/api-tokens/authorized-token.server.ts',
    text: "  if (tokenScope !== 'any' && !known.scopes.split(' ').includes(tokenScope)) throw withoutScope(tokenScope);\n",
    replacement: '',
    tests: ['src/sign-in/api-tokens/api-tokens.api.test.ts', 'src/sign-in/api-tokens/token-attacks.api.test.ts'],
  },
  {
    name: 'a company still sees what was withdrawn',
    file: 'src/documents/documents.db.ts',
    text: "return documents.where('arrived_at', 'is not', null).where('withdrawn_at', 'is', null);",
    replacement: "return documents.where('arrived_at', 'is not', null);",
    tests: ['src/documents/files/document-withdrawal.api.test.ts'],
  },
  {
    name: 'a company hears live of what happens at another one',
    file: 'src/live/live-event.rules.ts',
    text: 'if (companyId !== undefined) return companyId === owner;',
    replacement: 'if (companyId !== undefined) return true;',
    tests: ['src/live/audience.test.ts'],
  },
];

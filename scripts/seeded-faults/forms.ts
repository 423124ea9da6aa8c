import type { Fault } from './fault.ts';

/** What is typed, and the days that are computed of it. */
export const forms: readonly Fault[] = [
  {
    name: '31 April is taken for a day',
    file: 'src/platform/contract/dates.ts',
    text: '[4, 6, 9, 11].includes(month) ? 30 : 31',
    replacement: '[6, 9, 11].includes(month) ? 30 : 31',
    tests: ['src/platform/contract/brazil.test.ts'],
  },
  {
    name: 'a month after 31 January is 31 February',
    file: 'src/platform/contract/dates.ts',
    text: 'two(Math.min(day, daysOfMonth(then, nth)))',
    replacement: 'two(day)',
    tests: ['src/due-dates/rules/due.test.ts', 'src/platform/contract/brazil.test.ts'],
  },
  {
    name: 'in the evening it is tomorrow already, as in UTC',
    file: 'src/platform/contract/dates.ts',
    text: 'return inBrazil.format(new Date(moment));',
    replacement: 'return moment.slice(0, 10);',
    tests: ['src/platform/contract/brazil.test.ts', 'src/platform/clock/moments.test.ts'],
  },
  {
    name: 'an indicator of seasonal work is put off beyond the year that the norm allows',
    file: 'src/due-dates/rules/interval.rules.ts',
    text: 'months: Math.min(everyMonths, 12)',
    replacement: 'months: everyMonths',
    tests: ['src/due-dates/rules/due.test.ts'],
  },
  {
    name: 'at admission an exam of four months before is taken',
    file: 'src/due-dates/rules/acceptance.rules.ts',
    text: 'const beforeAdmission = 90;',
    replacement: 'const beforeAdmission = 120;',
    tests: ['src/due-dates/rules/due.test.ts'],
  },
  {
    name: 'a pasted number that is too long is cut to fit',
    file: 'src/ui/fields/masked-text.ts',
    text: 'withFragment(mask, before, text) ?? text;',
    replacement: 'withFragment(mask, before, text) ?? applyMask(mask, text);',
    tests: ['src/ui/form/masked-text.test.ts', 'src/platform/contract/pastes.test.ts'],
  },
  {
    name: 'a conclusion of “não apto” is read as fit',
    file: 'src/documents/forms/aso/conclusion.rules.ts',
    text: "said.add((prefix === undefined) === denied ? 'unfit' : 'fit');",
    replacement: "said.add(prefix === undefined || denied ? 'fit' : 'unfit');",
    tests: ['src/documents/forms/aso/conclusion.test.ts'],
  },
  {
    name: 'what an edit does not say of an optional field is emptied',
    file: 'src/platform/contract/record/change-fields.ts',
    text: 'schema instanceof z.ZodDefault ? z.optional(schema.unwrap()) : schema,',
    replacement: 'schema,',
    tests: ['src/platform/contract/record.test.ts', 'src/employees/employee-changes.api.test.ts'],
  },
  {
    name: 'who turns 14 on the day of the admission is called too young',
    file: 'src/employees/employees.rules.ts',
    text: 'date < monthsAfter(born, workingAge * 12)',
    replacement: 'date <= monthsAfter(born, workingAge * 12)',
    tests: ['src/employees/employees.rules.test.ts'],
  },
  {
    name: 'a double click sends a form twice',
    file: 'src/ui/useSingleFlight.ts',
    text: '    if (flying.current) return;\n',
    replacement: '',
    tests: ['e2e/edit-forms.e2e.ts'],
  },
];

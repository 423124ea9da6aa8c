import { expect, test } from 'vitest';
import { codeFiles, folderOf, importsOf, isTest } from './sources.ts';

/** Folders that import each other, each pair with why neither can do without the other: a new pair is a circle that nobody meant. */
const mutual: Readonly<Record<string, string>> = {
  'absences ⇄ documents': 'a referral to the INSS is of days away, whose list tells which were issued',
  'absences ⇄ due-dates': 'an absence moves dates, and dates rest while it lasts',
  'absences ⇄ referrals': 'a return to work is sent for from its absence, and fits the absence that it is after',
  'agenda ⇄ referrals': 'appointments are booked in the hours of a place, which says who is left outside of them',
  'audiograms ⇄ documents': 'an audiometry is an issued document, whose paper draws the audiogram',
  'audiograms ⇄ exams': 'a conclusion is noted of the exam, and an exam that came in may bring thresholds',
  'audit ⇄ subjects': 'reading the trail is a subject of its own, and names all of them',
  'companies ⇄ esocial': 'an event names its employer, of whom a change has it looked at anew',
  'documents ⇄ due-dates': 'a person’s page shows what is due, which names the ASO that it comes from',
  'documents ⇄ esocial': 'an event is of an ASO, and the paper of a CAT is of the CAT',
  'documents ⇄ exams': 'an ASO is exams done, and which words are clinical is the forms’ to say',
  'documents ⇄ practice': 'a paper carries the practice’s letterhead, whose screen draws it as the paper does',
  'documents ⇄ programmes': 'an ASO takes what is planned, in the groups of risks that its form has',
  'documents ⇄ referrals': 'an ASO completes a referral, whose guide is a paper like any other',
  'diseases ⇄ esocial': 'a CAT begins with the disease that it is of, which tells what has become of it',
  'documents ⇄ restrictions': 'a restriction ends with an ASO, and who examines sees those that hold',
  'due-dates ⇄ employees': 'whose dates they are, and who comes or goes has them computed anew',
  'due-dates ⇄ exams': 'dates follow from the exams done, and a new one moves them',
  'annual-reports ⇄ documents': 'a report is issued as a document, and its page tells which ones were',
  'documents ⇄ vaccinations': 'a refusal is an issued document, and a card says the doses of the register',
  'due-dates ⇄ vaccinations': 'a dose moves what is due next, which is computed by it and shown beside it',
  'due-dates ⇄ personal-intervals': 'a shorter interval moves dates, which are computed by it',
  'due-dates ⇄ programmes': 'dates follow from the programme, and a version in force moves them',
  'due-dates ⇄ recalls': 'who is recalled is chosen among the due, which say when that was',
  'due-dates ⇄ referrals': 'who is due is sent from there, for the occasion that is due',
  'due-dates ⇄ esocial':
    'other conditions begin where dates note that somebody went elsewhere, and are told since then',
  'employees ⇄ esocial': 'an event is of a contract, of which a change has it looked at anew',
  'employees ⇄ programmes': 'a group has employees, whose leaving names the occasion of an exam',
  'employees ⇄ referrals': 'an employee is sent, and who leaves takes their open referrals along',
  'employees ⇄ restrictions': 'a restriction is somebody’s, whose page shows it',
  'employees ⇄ units': 'an employee is in a unit, which is not deleted while somebody is',
  'esocial ⇄ programmes':
    'an event names who answers for the programme, of which a version in force has it looked at anew',
  'exams ⇄ programmes': 'an exam is done on an occasion of the programme, which accepts those done before',
  'imports ⇄ units': 'an import of employees makes the units that it names, by the form of a unit',
  'practice ⇄ professionals': 'a professional answers for the practice, and stays a physician as long as they do',
  'programmes ⇄ units': 'a group may be of one unit, whose degree of risk decides about the exemption',
};

test('folders import each other only in the pairs that say why', () => {
  const arrows = new Set(
    codeFiles
      .filter((file) => file.startsWith('src/') && !isTest(file))
      .flatMap((file) => importsOf(file).map((found) => `${folderOf(file)} ⇄ ${folderOf(found.file ?? '')}`)),
  );
  const pairs = [...arrows].filter((pair) => {
    const [from = '', to = ''] = pair.split(' ⇄ ');
    return from !== '' && from < to && arrows.has(`${to} ⇄ ${from}`);
  });
  expect(
    pairs.sort(),
    'Let what both need stand in one of them, or below both; or say in `mutual` why each needs the other.',
  ).toEqual(Object.keys(mutual).sort());
});

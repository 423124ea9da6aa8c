import { expect, test } from 'vitest';
import { api } from '../src/app/api.server.ts';
import { inTrail, topics } from '../src/subjects/registry.ts';

const isTopic = (subject: string) => Object.hasOwn(topics, subject);

/** Subjects of the trail whose changes no open screen has to know of, each with its reason. */
const untold: Readonly<Record<string, string>> = {
  audit: 'reading the trail is no change, and the trail on screen is a period that was asked for',
  notification: 'how one wants to be told is one’s own; what is told has the topic notifications',
  statistics: 'counted of whole months: what one change adds is not worth counting all of them anew',
  trend: 'is read anew from issued documents whenever its screen is opened',
  form: 'a printed form is in the trail alone',
};

test('what is in the trail is told to the open screens, or there is a reason not to', () => {
  const missing = Object.keys(inTrail).filter((subject) => !isTopic(subject) && !(subject in untold));
  expect(missing, 'Declare it in `live` of its *.subject.ts; or give a reason in rules/live.test.ts.').toEqual([]);
  expect(Object.keys(untold).filter((subject) => isTopic(subject) || !(subject in inTrail))).toEqual([]);
});

test('every topic names features that the API has', () => {
  const unknown = Object.entries(topics).flatMap(([topic, { shownBy }]) =>
    shownBy.filter((feature) => !(feature in api)).map((feature) => `${topic}: ${feature}`),
  );
  expect(unknown, 'shownBy names features of src/app/api.server.ts, whose answers the topic changes.').toEqual([]);
});

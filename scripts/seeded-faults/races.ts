import type { Fault } from './fault.ts';

/** Two at the same moment, the same one twice, and answers that never came. */
export const races: readonly Fault[] = [
  {
    name: 'a record whose answer was lost is made once more',
    file: 'src/access/idempotency.db.ts',
    text: 'return taken.length > 0;',
    replacement: 'return taken.length >= 0;',
    tests: ['src/access/idempotency.api.test.ts'],
  },
  {
    name: 'the second of two who edit a record overwrites the first unseen',
    file: 'src/platform/database/record.server.ts',
    text: '...(version === undefined ? {} : { version })',
    replacement: '...{}',
    tests: ['src/units/units.api.test.ts'],
  },
  {
    name: 'two book the last place of a time',
    file: 'src/referrals/booking/book.server.ts',
    text: '  await lockCareDay(tx, { placeId, day });\n  const [openings] = await findOpenings(tx, { placeId, days: [day] });\n',
    replacement: '  const [openings] = await findOpenings(tx, { placeId, days: [day] });\n',
    tests: ['src/process/faults/booking-nodes.test.ts', 'src/referrals/making/referring.api.test.ts'],
    on: 'postgres',
  },
  {
    name: 'a code of the authenticator app serves twice',
    file: 'src/sign-in/second-factor/second-factor.db.ts',
    text: "    .where('secret', '=', secret)\n    .where('last_step', '<', step)\n",
    replacement: "    .where('secret', '=', secret)\n",
    tests: [
      'src/sign-in/second-factor/second-factor-sign-in.api.test.ts',
      'src/sign-in/second-factor/second-factor.api.test.ts',
    ],
  },
  {
    name: 'a link that was used changes the password once more',
    file: 'src/sign-in/links/links.db.ts',
    text: "    .where('token_hash', '=', hashOf(token))\n    .where('notice_id', 'is', null)\n    .where('expires_at', '>', now.toISOString())\n    .executeTakeFirstOrThrow();\n  return numDeletedRows > 0n;",
    replacement:
      "    .where('token_hash', '=', hashOf(token))\n    .where('notice_id', 'is not', null)\n    .executeTakeFirstOrThrow();\n  return numDeletedRows >= 0n;",
    tests: ['src/sign-in/links/links.api.test.ts'],
  },
  {
    name: 'a physician takes over from another who was never named to them',
    file: 'src/referrals/queue/attend.server.ts',
    text: '    if (attendedBy !== takeOver) throw attendedByAnother(await whoAttends(tx, referral, attendedBy));\n',
    replacement: '',
    tests: ['src/referrals/queue/queue.api.test.ts'],
  },
  {
    name: 'somebody enters a unit that is deleted at the same moment',
    file: 'src/units/unit-lookups.db.ts',
    text: "    .where('deleted_at', 'is', null)\n    .executeTakeFirstOrThrow();\n  return numUpdatedRows > 0n;",
    replacement: '    .executeTakeFirstOrThrow();\n  return numUpdatedRows > 0n;',
    tests: ['src/units/units.api.test.ts', 'src/employees/moves/employee-moves.api.test.ts'],
  },
  {
    name: 'two nodes do the same job',
    file: 'src/platform/jobs/queue.db.ts',
    text: '          .$if(isPostgres, (query) => query.forUpdate().skipLocked()),\n',
    replacement: '          .$if(isPostgres, (query) => query),\n',
    tests: ['src/platform/jobs/worker.api.test.ts', 'src/platform/jobs/queue-sequences.api.test.ts'],
    on: 'postgres',
  },
  {
    name: 'of fifty wrong answers at once all are tries',
    file: 'src/documents/deliveries/delivery-links.api.ts',
    text: "  await lockRow(tx, 'deliveries', found(await findLink(tx, token)).id);\n",
    replacement: '',
    tests: ['src/documents/deliveries/delivery-links.api.test.ts'],
    on: 'postgres',
  },
  {
    name: 'a document is corrected by two at once',
    file: 'src/documents/issued/issuing/issue.server.ts',
    text: "  await lockRow(tx, 'issued_documents', id);\n",
    replacement: '',
    tests: ['src/documents/issued/issuing/corrected-and-cancelled.api.test.ts'],
    on: 'postgres',
  },
];

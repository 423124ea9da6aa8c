import { expect, test } from 'vitest';
import { endOf, placeOf, repeatOf } from '../../platform/places.ts';
import { fillPlaces } from './fill-places.server.ts';

const hostile = `<script>alert("1")</script> & 'aspas' ${placeOf('other')} $& $1`;

test('what was typed stands in the page as text, in elements and in attributes alike', () => {
  const html = `<a title="${placeOf('name')}">${placeOf('name')}</a>`;
  const filled = fillPlaces(html, { name: hostile });
  expect(filled).not.toMatch(/<script|⟦/);
  const text = filled.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
  expect(text).toBe(hostile);
  expect(filled.match(/"/g)).toHaveLength(2);
});

test('data in a script are JSON that ends no script', () => {
  const html = `<script type="application/ld+json">"${placeOf('data')}"</script>`;
  const filled = fillPlaces(html, { data: { json: { name: hostile, list: ['a'] } } });
  expect(filled.match(/<\/?script/g)).toHaveLength(2);
  expect(filled).not.toContain('⟦');
  expect(JSON.parse(filled.replace(/<[^>]*>/g, ''))).toEqual({ name: hostile, list: ['a'] });
});

test('a part is repeated for each of its values, also for none', () => {
  const html = `<ul>${repeatOf('links')}<li>${placeOf('name')}</li>${endOf('links')}</ul>`;
  expect(fillPlaces(html, { links: [{ name: 'um' }, { name: '<dois>' }] })).toBe(
    '<ul><li>um</li><li>&#60;dois&#62;</li></ul>',
  );
  expect(fillPlaces(html, { links: [] })).toBe('<ul></ul>');
});

test('a place that no value is for is a fault of the program', () => {
  expect(() => fillPlaces(placeOf('unknown'), {})).toThrow('unknown');
});

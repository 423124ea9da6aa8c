import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAddress, show, tellBrowser } from '../../testing/browser/show.tsx';
import { keepPresses } from './keep-presses.ts';

/** The browser's own mouse and finger, which Chromium is told to move: a press of the library's hands is over at once. */

/** What was clicked, in order: the browser gives a click that has no place to what holds both, here the screen. */
let clicked: string[] = [];
let answer = () => {};

beforeEach(() => {
  clicked = [];
});

/** Controls, and what an answer puts above them. */
function Screen({ children }: { children: (answered: boolean) => ReactNode }) {
  const [answered, setAnswered] = useState(false);
  answer = () => setAnswered(true);
  useEffect(keepPresses, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: hears of every click, wherever it was
    <main id="screen" onClick={({ target }) => target instanceof HTMLElement && clicked.push(target.id)}>
      {answered && (
        <button type="button" id="arrived" style={{ display: 'block', height: 200, width: 400 }}>
          O que chegou
        </button>
      )}
      {children(answered)}
    </main>
  );
}

const button = (answered = false, more: object = {}) => (
  <button type="button" id="pressed" style={{ display: 'block', height: 40, width: 400 }} {...(answered ? more : {})}>
    Emitir
  </button>
);

const open = (children: (answered: boolean) => ReactNode = button) =>
  show([
    { path: '/', element: <Screen>{children}</Screen> },
    { path: '/other', element: <h1>Outra tela</h1> },
  ]);

type Point = { x: number; y: number };

/** The frame of the tests may be drawn smaller than it is. */
function onScreen({ x, y }: Point): Point {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
  return { x: frame.x + (x * frame.width) / innerWidth, y: frame.y + (y * frame.height) / innerHeight };
}

function middleOf(id: string): Point {
  const { x, y, width, height } = document.getElementById(id)?.getBoundingClientRect() ?? new DOMRect();
  return { x: x + width / 2, y: y + height / 2 };
}

const mouse = (type: string, at: Point, { button = 'left', clickCount = 1, buttons = 0, modifiers = 0 } = {}) =>
  tellBrowser('Input.dispatchMouseEvent', { type, ...onScreen(at), button, buttons, clickCount, modifiers });

const finger = (type: string, ...touchPoints: Point[]) =>
  tellBrowser('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map(onScreen) });

async function move() {
  answer();
  await expect.element(page.getByText('O que chegou')).toBeVisible();
}

/** Longer than the click of a finger takes. */
const settled = () => new Promise((done) => setTimeout(done, 200));

/** Pressed; the page moves; the mouse goes over these ways and is let go where it is then. */
async function pressMoved(
  id = 'pressed',
  { ways = [0], ...how }: { ways?: number[]; button?: string; clickCount?: number; modifiers?: number } = {},
) {
  const at = middleOf(id);
  await mouse('mouseMoved', at, { button: 'none' });
  await mouse('mousePressed', at, { ...how, buttons: 1 });
  await move();
  for (const way of ways) await mouse('mouseMoved', { x: at.x + way, y: at.y }, { ...how, buttons: 1 });
  await mouse('mouseReleased', { x: at.x + (ways.at(-1) ?? 0), y: at.y }, how);
  await settled();
}

test('what was pressed is clicked once where the page moves before the mouse is let go, and nothing else is', async () => {
  open();
  await pressMoved();
  expect(clicked).toEqual(['pressed']);
});

test('what stays where it is has one click, the browser’s own', async () => {
  open();
  const at = middleOf('pressed');
  await mouse('mousePressed', at, { buttons: 1 });
  await mouse('mouseReleased', at);
  await settled();
  expect(clicked).toEqual(['pressed']);
});

test('a hand that trembles has not left it', async () => {
  open();
  await pressMoved('pressed', { ways: [3] });
  expect(clicked).toEqual(['pressed']);
});

test.each([[[40]], [[40, 0]]])('a mouse that goes away has left it, over the ways %j too', async (ways) => {
  open();
  await pressMoved('pressed', { ways });
  expect(clicked).not.toContain('pressed');
  expect(clicked).not.toContain('arrived');
});

test.each([
  ['disabled', { disabled: true }],
  ['said to be disabled', { 'aria-disabled': true }],
  ['hidden', { style: { display: 'none' } }],
  ['out of reach', { inert: true }],
])('what is %s by the answer is not clicked', async (_what, more) => {
  open((answered) => button(answered, more));
  await pressMoved();
  expect(clicked).not.toContain('pressed');
});

test('what has gone is not clicked', async () => {
  open((answered) => !answered && button());
  let heard = 0;
  document.getElementById('pressed')?.addEventListener('click', () => {
    heard += 1;
  });
  await pressMoved();
  expect(heard).toBe(0);
});

test('a modal that comes meanwhile stands before what was pressed', async () => {
  open((answered) => (
    <>
      {button()}
      {answered && <div role="dialog" aria-modal="true" aria-label="Pergunta" />}
    </>
  ));
  await pressMoved();
  expect(clicked).not.toContain('pressed');
});

test.each([
  ['the second press of a double click', { clickCount: 2 }],
  ['the right button of the mouse', { button: 'right' }],
  ['a press with Control held, for another tab', { modifiers: 2 }],
])('%s stays the browser’s alone', async (_what, how) => {
  open();
  await pressMoved('pressed', how);
  expect(clicked).not.toContain('pressed');
});

test.each(['box', 'words'])('a box is ticked once, by its %s', async (pressed) => {
  open(() => (
    <>
      <input id="box" type="checkbox" style={{ display: 'block', width: 40, height: 40 }} />
      <label id="words" htmlFor="box" style={{ display: 'block', width: 400, height: 40 }}>
        Está certo
      </label>
    </>
  ));
  await pressMoved(pressed);
  expect(document.getElementById('box')).toHaveProperty('checked', true);
});

test('a link leads where it says', async () => {
  const router = open(() => (
    <Link id="link" to="/other" style={{ display: 'block', width: 400, height: 40 }}>
      Outra tela
    </Link>
  ));
  await pressMoved('link');
  await expectAddress(router, '/other');
});

test('words are marked by a mouse that is drawn over them, as ever', async () => {
  open(() => <p id="words">Quem foi examinado hoje</p>);
  const { x, y, height } = document.getElementById('words')?.getBoundingClientRect() ?? new DOMRect();
  await mouse('mousePressed', { x: x + 1, y: y + height / 2 }, { buttons: 1 });
  await mouse('mouseMoved', { x: x + 150, y: y + height / 2 }, { buttons: 1 });
  await mouse('mouseReleased', { x: x + 150, y: y + height / 2 });
  expect(String(getSelection())).toMatch(/^Quem foi/);
});

test('a finger’s press counts once, too; one that scrolls does not', async () => {
  open();
  const at = middleOf('pressed');
  await finger('touchStart', at);
  await move();
  await finger('touchEnd');
  await settled();
  expect(clicked).toEqual(['pressed']);
  const now = middleOf('pressed');
  await finger('touchStart', now);
  await finger('touchMove', { x: now.x, y: now.y - 30 });
  await finger('touchMove', { x: now.x, y: now.y - 60 });
  await finger('touchEnd');
  await settled();
  expect(clicked).toEqual(['pressed']);
});

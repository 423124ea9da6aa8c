#!/usr/bin/env node
/**
 * A stock Firefox for Playwright, which starts this in its place and speaks WebDriver BiDi with it. Two things are put right on
 * the way: a command that Playwright sends for every context and this Firefox does not know yet (the preference
 * `ui.prefersReducedMotion` says the same), and the way in which Playwright writes into a field, which React does not notice.
 */
import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const unknownToFirefox = 'emulation.setMediaFeaturesOverride';
const asTheBrowserDoes = "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set.call";
const written = [
  ['inputElement.value = value;', `${asTheBrowserDoes}(inputElement, value);`],
  ['inputElement.value += text;', `${asTheBrowserDoes}(inputElement, inputElement.value + text);`],
];

const [, , ...args] = process.argv;
const firefox = spawn(process.env.FIREFOX_PATH ?? 'firefox-esr', args, { stdio: ['inherit', 'inherit', 'pipe'] });
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));
firefox.on('exit', (code) => process.exit(code ?? 1));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
  if (!address) process.stderr.write(`${line}\n`);
  else standBetween(address);
});

function standBetween(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('listening', () => {
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url}`);
    const opened = new Promise((done) => browser.once('open', done));
    browser.on('message', (message) => playwright.send(String(message)));
    playwright.on('message', async (message) => {
      const { id, method } = JSON.parse(message);
      if (method === unknownToFirefox) return playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      await opened;
      browser.send(written.reduce((text, [from, to]) => text.replaceAll(from, to), String(message)));
    });
    for (const [one, other] of [
      [browser, playwright],
      [playwright, browser],
    ]) {
      one.on('close', () => other.close());
      one.on('error', () => other.terminate());
    }
  });
}

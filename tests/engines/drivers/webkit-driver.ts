import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../helpers/free-port.ts'
import type { BrowserDriver, Key } from './browser-driver.ts'

const windowScript = new URL('webkit-window.py', import.meta.url).pathname

/** WebDriver's key codes. */
const keys: Record<Key, string> = { Tab: '\ue004', Enter: '\ue006', Escape: '\ue00c', ' ': ' ' }
const shiftKey = '\ue008'

/** Drives WebKitGTK over WebDriver, in its own window. */
export async function webkitDriver(env: NodeJS.ProcessEnv): Promise<BrowserDriver> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-under-test-'))
  const log = join(folder, 'console.log')
  writeFileSync(log, '')
  const binary = join(folder, 'window')
  writeFileSync(binary, `#!/bin/sh\nexec /usr/bin/python3 ${windowScript} ${log}\n`)
  chmodSync(binary, 0o755)
  const port = await freePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore', detached: true })
  const at = `http://127.0.0.1:${port}`
  await ready(at)
  const capabilities = {
    alwaysMatch: {
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: [] },
      pageLoadStrategy: 'normal',
    },
  }
  const { sessionId } = await ask<{ sessionId: string }>(at, 'POST', '/session', { capabilities })
  const send = <Answer = unknown>(method: string, path: string, body?: object) =>
    ask<Answer>(at, method, `/session/${sessionId}${path}`, body)
  await send('POST', '/timeouts', { script: 15_000, pageLoad: 30_000 })

  const perform = async (type: 'key' | 'pointer' | 'wheel', actions: object[]) => {
    const parameters = type === 'pointer' ? { parameters: { pointerType: 'mouse' } } : {}
    await send('POST', '/actions', { actions: [{ type, id: type, ...parameters, actions }] })
  }
  const down = (value: string) => ({ type: 'keyDown', value })
  const up = (value: string) => ({ type: 'keyUp', value })
  let read = 0

  return {
    goto: async (url) => void (await send('POST', '/url', { url })),
    back: async () => void (await send('POST', '/back', {})),
    reload: async () => void (await send('POST', '/refresh', {})),
    run: (inPage, ...values) =>
      send('POST', '/execute/async', {
        script: `const done = arguments[arguments.length - 1]; const values = [...arguments].slice(0, -1);
          Promise.resolve().then(() => (${inPage})(...values)).then(done, (error) => done({ thrown: String(error) }))`,
        args: values,
      }).then((answer) => {
        const { thrown } = (answer ?? {}) as { thrown?: string }
        if (thrown) throw new Error(thrown)
        return answer as never
      }),
    click: (x, y) =>
      perform('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    wheel: (x, y, deltaY) =>
      perform('wheel', [
        { type: 'scroll', x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY, origin: 'viewport' },
      ]),
    press: (key, { shift = false } = {}) =>
      perform('key', [
        ...(shift ? [down(shiftKey)] : []),
        down(keys[key]),
        up(keys[key]),
        ...(shift ? [up(shiftKey)] : []),
      ]),
    type: (text) =>
      perform(
        'key',
        [...text].flatMap((letter) => [down(letter), up(letter)]),
      ),
    resize: async (width, height) => void (await send('POST', '/window/rect', { x: 0, y: 0, width, height })),
    async consoleErrors() {
      const all = readFileSync(log, 'utf8')
      const unread = all.slice(read)
      read = all.length
      return unread.split('\n').filter(Boolean)
    },
    async close() {
      await send('DELETE', '').catch(() => {})
      try {
        if (server.pid) process.kill(-server.pid)
      } catch {
        // It has exited.
      }
    },
  }
}

async function ask<Answer>(at: string, method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`${at}${path}`, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } }
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
  return value
}

async function ready(at: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${at}/status`).catch(() => undefined)
    if (answer) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver does not respond')
}

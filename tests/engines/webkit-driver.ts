import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../helpers/free-port.ts'
import type { BrowserDriver, Key } from './engines.ts'
import { patience } from './visitor.ts'

/** WebDriver's key codes. */
const keys: Record<Key, string> = { Tab: '\ue004', Enter: '\ue006', Escape: '\ue00c', ' ': ' ' }

/** Drives WebKitGTK's MiniBrowser over WebDriver. Its window cannot be narrower than 447 px. */
export async function webkitDriver(env: NodeJS.ProcessEnv): Promise<BrowserDriver> {
  const port = await freePort()
  const server = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore', detached: true })
  let session = ''
  const send = async <Answer = unknown>(method: string, path: string, body?: object): Promise<Answer> => {
    const url = `http://127.0.0.1:${port}${session}${path}`
    const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`)
    return value
  }
  while (server.exitCode === null && !(await send('GET', '/status').catch(() => undefined))) await wait(100)
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} })
  session = `/session/${sessionId}`
  await send('POST', '/timeouts', { script: patience, pageLoad: patience })
  const perform = (source: { type: string; parameters?: object }, actions: object[]) =>
    send('POST', '/actions', { actions: [{ id: source.type, ...source, actions }] })
  const type = async (letters: string[]) => {
    const strokes = letters.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    await perform({ type: 'key' }, strokes)
  }

  return {
    goto: async (url) => void (await send('POST', '/url', { url })),
    back: async () => void (await send('POST', '/back', {})),
    reload: async () => void (await send('POST', '/refresh', {})),
    async run(inPage, ...values) {
      const script = `const done = arguments[arguments.length - 1]; const values = [...arguments].slice(0, -1);
        Promise.resolve().then(() => (${inPage})(...values)).then(done, (error) => done({ thrown: String(error) }))`
      const answer = await send<unknown>('POST', '/execute/async', { script, args: values })
      const { thrown } = (answer ?? {}) as { thrown?: string }
      if (thrown) throw new Error(thrown)
      return answer as never
    },
    click: async (x, y) =>
      void (await perform({ type: 'pointer', parameters: { pointerType: 'mouse' } }, [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])),
    press: (key) => type([keys[key]]),
    type: (text) => type([...text]),
    resize: async (width, height) => void (await send('POST', '/window/rect', { x: 0, y: 0, width, height })),
    // WebDriver cannot read them.
    consoleErrors: () => [],
    async close() {
      await send('DELETE', '').catch(() => {})
      if (server.exitCode === null && server.pid) process.kill(-server.pid)
    },
  }
}

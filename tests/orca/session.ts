import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startDisplay } from '../engines/display.ts'
import { firefoxPath } from '../engines/engines.ts'

const here = new URL('.', import.meta.url).pathname

/** Without key echo and tutorial messages. */
const orcaSettings = {
  speechServerFactory: 'written_speech',
  enableKeyEcho: false,
  enableTutorialMessages: false,
  enableBraille: false,
  // Do not read the whole page on load.
  sayAllOnLoad: false,
  startingProfile: ['Default', 'default'],
}
const none = { pronunciations: {}, keybindings: {} }

/** Turns off Firefox's first-run pages, prompts and autofill. */
const firefoxSettings = {
  'accessibility.force_disabled': -1,
  'browser.aboutwelcome.enabled': false,
  'browser.formfill.enable': false,
  'browser.preonboarding.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.formautofill.addresses.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'ui.prefersReducedMotion': 1,
}

/** A phrase that Orca sent to its speech server, or a command to stop speaking. */
export type Utterance = { at: number; kind: 'said' | 'stopped'; text: string }

export type Session = {
  /** Presses a key, given by its X keysym name. */
  press: (key: string) => void
  type: (text: string) => void
  /** Everything said since the start. */
  said: () => Utterance[]
  close: () => Promise<void>
}

/** Starts a desktop session with Orca and a new Firefox profile at this URL. */
export async function startSession(url: string): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), 'orca-'))
  const at = (name: string) => join(folder, name)
  for (const name of ['run', 'orca', 'firefox']) mkdirSync(at(name), { mode: 0o700 })
  writeFileSync(at('speech'), '')
  writeFileSync(
    at('orca/user-settings.conf'),
    JSON.stringify({
      general: orcaSettings,
      ...none,
      profiles: { default: { profile: ['Default', 'default'], ...none } },
    }),
  )
  writeFileSync(
    at('firefox/user.js'),
    Object.entries(firefoxSettings)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(''),
  )

  const display = await startDisplay()
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    DISPLAY: display.name,
    HOME: folder,
    XDG_RUNTIME_DIR: at('run'),
    XDG_CONFIG_HOME: at('config'),
    XDG_DATA_HOME: at('data'),
    GSETTINGS_BACKEND: 'memory',
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    LANG: 'en_US.UTF-8',
    PYTHONPATH: here,
    PYTHONDONTWRITEBYTECODE: '1',
    WRITTEN_SPEECH: at('speech'),
  }
  const programs: ChildProcess[] = []
  const start = (program: string, ...values: string[]) => {
    const started = spawn(program, values, { env, stdio: ['ignore', 'pipe', 'ignore'], detached: true })
    programs.push(started)
    return started
  }
  const bus = start('dbus-daemon', '--session', '--nofork', '--print-address')
  env['DBUS_SESSION_BUS_ADDRESS'] = await new Promise<string>((resolve, reject) => {
    bus.once('error', reject)
    bus.stdout?.once('data', (said: Buffer) => resolve(said.toString().trim()))
  })
  start('openbox')
  start('orca', '--user-prefs', at('orca'))
  const said = () =>
    readFileSync(at('speech'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Utterance)
  const session: Session = {
    press: (key) => void spawnSync('xdotool', ['key', key], { env }),
    type: (text) => void spawnSync('xdotool', ['type', '--delay', '40', text], { env }),
    said,
    async close() {
      for (const { pid } of programs.reverse()) {
        try {
          if (pid) process.kill(-pid, 'SIGKILL')
        } catch {
          // It has already exited.
        }
      }
      display.close()
      await wait(200)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
  for (const end = Date.now() + 60_000; said().length === 0; await wait(200)) {
    if (Date.now() > end) {
      await session.close()
      throw new Error('Orca did not start speaking within 60 seconds')
    }
  }
  start(firefoxPath(), '--no-remote', '--profile', at('firefox'), url)
  return session
}

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

function json(path: string) {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))
}

describe('the packages of a hosted deploy', () => {
  const { dependencies } = json('../../package.json') as { dependencies: Record<string, string> }

  test.each([
    'send-lead-notifications',
    'send-booking-notifications',
    'submit-form',
    'sweep-outbox',
    'read-calendars',
    'team-calendar',
  ])('%s has the versions that are tested here', (folder) => {
    const { imports } = json(`./${folder}/deno.json`) as { imports: Record<string, string> }
    for (const [specifier, target] of Object.entries(imports)) {
      const [name = '', ...path] = specifier.split('/')
      expect(target).toBe([`npm:${name}@${dependencies[name]}`, ...path].join('/'))
    }
  })
})

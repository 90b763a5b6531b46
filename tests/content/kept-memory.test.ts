import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { growSite } from '../bench/grow-site.ts'

// A copy: what other tests read meanwhile stays whole.
const project = join(mkdtempSync(join(tmpdir(), 'kept-memory-')), 'project')
growSite(project, 0)
afterAll(() => rmSync(join(project, '..'), { recursive: true }))

const sentences = [
  'They was there.',
  'It could of been an better idea.',
  'Nothing is wrong here.',
  'A organization that answer to a mission.',
  'We has asked the the board.',
]

/** What the grammar checker says in a process of its own: its memory is made once in each. */
const said = () =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    cwd: project,
    encoding: 'utf8',
  })
const script = `
  const { grammarOf } = await import('./content/validation/text/grammar.ts')
  console.log(JSON.stringify([...await grammarOf(${JSON.stringify(sentences)})]))`

test('the grammar checker says the same with the memory that was kept as from its start', () => {
  const fromStart = said()
  expect(JSON.parse(fromStart).map(([sentence]: [string]) => sentence)).toEqual(
    sentences.filter((sentence) => sentence !== 'Nothing is wrong here.'),
  )
  const folder = join(project, 'node_modules/.cache/harper')
  const kept = readdirSync(folder).map((file) => join(folder, file))
  expect(kept).toHaveLength(2)
  const written = kept.map((file) => statSync(file).mtimeMs)
  expect(said()).toBe(fromStart)
  expect(
    kept.map((file) => statSync(file).mtimeMs),
    'was it made anew?',
  ).toEqual(written)

  // It does come from there: another word in what was kept is another word in the message.
  const file = kept.find((each) => !each.endsWith('.json')) ?? ''
  const memory = readFileSync(file)
  const [word, instead] = ['Incorrect indefinite article', 'INCORRECT indefinite article']
  expect(fromStart).toContain(word)
  memory.write(instead, memory.indexOf(word))
  writeFileSync(file, memory)
  expect(said()).toBe(fromStart.replaceAll(word, instead))
}, 120_000)

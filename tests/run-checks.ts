import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'
import { contentLines } from '../content/validation/content-lines.ts'
import { remembering } from '../content/validation/remembering.ts'
import { grammarOnThread } from './grammar-on-thread.ts'

/*
 * `npm run check`: everything that needs no build and no browser, all at once, in seconds. Editors run it at each
 * save. Types, format, lint, who may import whom (biome.jsonc), dead code, and what the content says. What a tool has
 * looked at before and finds unchanged it takes from `node_modules/.cache`.
 *
 * `npm run check -- --changed` looks at what is not committed yet: its types, its format, and the content.
 */

type Check = { name: string; command?: string }

const cache = 'node_modules/.cache/check'
const types = (project: string, name: string): Check => ({
  name: 'types',
  command: `tsc --noEmit -p ${project} --incremental --tsBuildInfoFile ${cache}/${name}.tsbuildinfo`,
})
const bundled = (file: string) => `node tests/bundled.mjs ${file}`
const texts: Check = { name: 'texts in code', command: bundled('tests/site-texts/check.ts') }
// In this process: to start another one takes longer than to look at the content.
const content: Check = { name: 'content' }

const whole: readonly Check[] = [
  types('tsconfig.json', 'whole'),
  { name: 'lint, format, import order', command: 'biome check --error-on-warnings .' },
  {
    name: 'dead code',
    command: `knip --config tests/knip.jsonc --no-progress --cache --cache-location ${cache}/knip`,
  },
  { name: 'made files', command: 'tsx tests/made-files/check.ts' },
  { name: 'dependencies', command: 'tsx tests/supply-chain/check.ts' },
  texts,
  content,
]

const began = Date.now()
const files = process.argv.includes('--changed') ? changedFiles() : undefined
const checks = files ? ofChanges(files) : whole
// Where content has changed there is most often a new text: the grammar checker starts beside all else.
const grammar = grammarOnThread(files?.some((file) => file.startsWith('content/')) ?? false)
const results = await Promise.all(checks.map(run))
grammar.end()
const failed = results.filter((passed) => !passed).length
const held =
  checks === whole ? 'All checks hold' : 'What changed holds; before you commit, run the whole check'
console.log(`${failed ? `${failed} of ${checks.length} checks failed` : held} (${seconds()})`)
process.exitCode = failed ? 1 : 0

/** What git sees as changed or new. */
function changedFiles(): readonly string[] {
  return execFileSync('git', ['status', '--porcelain', '--untracked-files=all', '-z'], {
    encoding: 'utf8',
  })
    .split('\0')
    .map((entry) => entry.slice(3))
    .filter((file) => file && existsSync(file))
}

function ofChanges(files: readonly string[]): readonly Check[] {
  const code = files.filter(
    (file) => /\.(tsx?|jsonc?|css)$/.test(file) && !/^(package-lock|visual-base)/.test(file),
  )
  const onlyContent = files.every((file) => /^(content|public)\//.test(file))
  return [
    ...(code.some((file) => /\.tsx?$/.test(file))
      ? [onlyContent ? types('tests/tsconfig.content.json', 'content') : types('tsconfig.json', 'whole')]
      : []),
    ...(code.length > 0
      ? [
          {
            name: 'lint, format, import order',
            command: `biome check --error-on-warnings --no-errors-on-unmatched ${code.map((file) => `"${file}"`).join(' ')}`,
          },
        ]
      : []),
    ...(code.some((file) => /^(ui|pages|renderer|data-access|supabase\/functions)\//.test(file))
      ? [texts]
      : []),
    content,
  ]
}

function run({ name, command }: Check): Promise<boolean> {
  if (command === undefined) return lookAtContent(name)
  return new Promise((done) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      // The tools by their names, without npx, which takes a second to find each.
      env: { ...process.env, PATH: `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH']}` },
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('close', (code) => done(say(name, code === 0, output)))
  })
}

async function lookAtContent(name: string): Promise<boolean> {
  const lines = await contentLines(remembering(process.cwd(), grammar.grammar))
  return say(name, lines.length === 0, lines.join('\n'))
}

function say(name: string, passed: boolean, output: string): boolean {
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds()})`)
  if (!passed) console.log(output.trimEnd())
  return passed
}

function seconds(): string {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`
}

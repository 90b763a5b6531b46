import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesBelow } from '../../renderer/build/files-below.ts'
import { readPng } from '../helpers/png.ts'
import type { Drawing } from './drawing/drawing.ts'
import type { Fingerprint } from './drawing/fingerprint.ts'
import { type Fingerprints, formatFingerprints, parseFingerprints } from './drawing/fingerprint-text.ts'
import { writePalettePng } from './drawing/palette-png.ts'
import type { Subject } from './matrix/subject.ts'

const folder = new URL('../../visual-baselines/', import.meta.url).pathname

const fingerprintFile = (subject: string) => `fingerprints/${subject}.txt`
const pictureFile = (subject: string) => `pictures/${subject}.png`

/** The baselines in a checkout's folder. They are written by the tests and by an approved review alone. */
export const baselinesIn = (root: string) => ({
  fingerprints(subject: string): Fingerprints {
    const text = read(join(root, fingerprintFile(subject)))
    return text === undefined ? new Map() : parseFingerprints(text)
  },
  text: (file: string) => read(join(root, file)),
})
export const baselines = baselinesIn(folder)

/** Agrees to what a subject looks like now. With `views`, to those alone: the others stay as they were. */
export function writeBaselines(
  subject: Subject,
  drawings: readonly Drawing[],
  views?: ReadonlySet<string>,
): void {
  const before = baselines.fingerprints(subject.name)
  const prints = new Map<string, Fingerprint>()
  for (const drawing of drawings) {
    const wanted = !views || views.has(viewOf(drawing))
    if (drawing.kind === 'text') {
      if (wanted) write(drawing.file, drawing.text)
      continue
    }
    const kept = wanted ? drawing.print : before.get(drawing.view)
    if (kept) prints.set(drawing.view, kept)
    if (wanted && drawing.view === subject.picture) {
      write(pictureFile(subject.name), writePalettePng(readPng(drawing.png)))
    }
  }
  if (prints.size > 0) write(fingerprintFile(subject.name), formatFingerprints(prints))
}

/** What a drawing is called within its subject. */
export const viewOf = (drawing: Drawing) => (drawing.kind === 'text' ? drawing.file : drawing.view)

/** Files of the folder that belong to no subject. */
export function strayBaselines(subjects: readonly Subject[]): string[] {
  const wanted = new Set(
    subjects.flatMap(({ name, texts, picture }) => [
      fingerprintFile(name),
      ...texts,
      ...(picture ? [pictureFile(name)] : []),
    ]),
  )
  return filesBelow(folder)
    .map((file) => relative(folder, file))
    .filter((file) => !wanted.has(file) && !file.startsWith('transcripts/'))
}

export function removeBaseline(file: string): void {
  rmSync(join(folder, file))
}

function read(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

function write(file: string, content: string | Buffer): void {
  const path = join(folder, file)
  const bytes = Buffer.from(content)
  if (existsSync(path) && readFileSync(path).equals(bytes)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

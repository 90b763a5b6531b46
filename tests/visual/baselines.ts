import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filesBelow } from '../../renderer/build/files-below.ts'
import type { Drawing } from './drawing/drawing.ts'
import {
  type Fingerprint,
  type Fingerprints,
  formatFingerprints,
  parseFingerprints,
} from './drawing/fingerprint.ts'
import { palettePng } from './drawing/png.ts'
import type { Subject } from './matrix/subject.ts'

/** A review compares with the baselines of another checkout. */
const folder = process.env['COMPARE_WITH'] ?? new URL('../../visual-baselines', import.meta.url).pathname

const fingerprintFile = (subject: string) => `fingerprints/${subject}.txt`
const pictureFile = (subject: string) => `pictures/${subject}.png`

export function agreedFingerprints(subject: string): Fingerprints {
  return parseFingerprints(agreedText(fingerprintFile(subject)) ?? '')
}

export function agreedText(file: string): string | undefined {
  const path = join(folder, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/** Saves a subject's current drawings as its baselines. */
export function writeBaselines(subject: Subject, drawings: readonly Drawing[]): void {
  const prints = new Map<string, Fingerprint>()
  for (const drawing of drawings) {
    if (drawing.kind === 'text') {
      write(drawing.view, drawing.text)
      continue
    }
    prints.set(drawing.view, drawing.print)
    if (drawing.view === subject.picture) write(pictureFile(subject.name), palettePng(drawing.png))
  }
  if (prints.size > 0) write(fingerprintFile(subject.name), formatFingerprints(prints))
}

/** Baseline files that belong to no subject. */
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

function write(file: string, content: string | Buffer): void {
  const path = join(folder, file)
  const bytes = Buffer.from(content)
  if (existsSync(path) && readFileSync(path).equals(bytes)) return
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
}

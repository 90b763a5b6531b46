import { readFileSync } from 'node:fs'
import { removeBaseline, strayBaselines, writeBaselines } from '../visual/baselines.ts'
import type { Drawing } from '../visual/drawing/drawing.ts'
import { subjects } from '../visual/matrix/subjects.ts'
import type { Change } from './change.ts'
import { pngOf, readDrawn } from './drawn.ts'
import { afterFolder } from './folders.ts'

/** Writes the baselines of these changes, and removes those of subjects that are gone. */
export function approve(changes: readonly Change[]): void {
  for (const name of new Set(changes.map(({ subject }) => subject))) {
    const approved = changes.filter(({ subject }) => subject === name)
    const subject = subjects.find((each) => each.name === name)
    const drawn = readDrawn(afterFolder, name)
    if (!subject || !drawn) continue
    const drawings: Drawing[] = [
      ...drawn.texts.map(({ file, text }): Drawing => ({ kind: 'text', file, text })),
      ...drawn.pictures.map((picture): Drawing => {
        const { view, blocks, print } = picture
        return { kind: 'picture', view, blocks, print, png: readFileSync(pngOf(afterFolder, name, picture)) }
      }),
    ]
    writeBaselines(subject, drawings, new Set(approved.map(({ view }) => view)))
  }
  strayBaselines(subjects).forEach(removeBaseline)
}

import type { ComponentType } from 'react'
import type { Artifact as ArtifactContent, ArtifactOf, DrawingKind } from '../../../content/model/artifact.ts'
import * as css from './Artifact.css.ts'
import { Months, Timeline, Year } from './Calendars.tsx'
import { Bus, Clipping, Matrix, Stamps } from './Objects.tsx'
import { Proof } from './Proof.tsx'
import { Ring } from './Ring.tsx'
import { Search } from './Search.tsx'
import { Sheets } from './Sheets.tsx'

const drawings: { [K in DrawingKind]: ComponentType<{ artifact: ArtifactOf<K> }> } = {
  search: Search,
  sheets: Sheets,
  timeline: Timeline,
  ring: Ring,
  months: Months,
  proof: Proof,
  matrix: Matrix,
  bus: Bus,
  clipping: Clipping,
  stamps: Stamps,
  year: Year,
}

/** The hero's drawing: one image with a text alternative, standing on the hero's ground. */
export function Artifact({ artifact }: { artifact: ArtifactContent }) {
  const Component = drawings[artifact.kind] as ComponentType<{ artifact: ArtifactContent }>
  return (
    <div role="img" aria-label={artifact.alt} className={css.place} data-drawing={artifact.kind}>
      <Component artifact={artifact} />
    </div>
  )
}

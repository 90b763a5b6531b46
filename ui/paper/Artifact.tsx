import type { ComponentType } from 'react'
import type {
  Artifact as ArtifactContent,
  ArtifactOf,
  ObjectKind,
  Sheet as SheetContent,
} from '../../content/model/artifact.ts'
import * as css from './Artifact.css.ts'
import { Clipping } from './Clipping/Clipping.tsx'
import { Covers } from './Cover/Cover.tsx'
import { Envelopes } from './Envelopes/Envelopes.tsx'
import { Ledger } from './Ledger/Ledger.tsx'
import { Mark } from './Mark/Mark.tsx'
import { Matrix } from './Matrix/Matrix.tsx'
import { MonthSquares } from './MonthSquares/MonthSquares.tsx'
import { Progress } from './Progress/Progress.tsx'
import { Proof } from './Proof/Proof.tsx'
import { SearchResults } from './SearchResults/SearchResults.tsx'
import { Sheet } from './Sheet/Sheet.tsx'
import { StampCard } from './StampCard/StampCard.tsx'
import { WallCalendar } from './WallCalendar/WallCalendar.tsx'
import { Wave } from './Wave/Wave.tsx'
import { Months, YearSheet } from './YearSheet/YearSheet.tsx'

const objects: { [K in ObjectKind]: ComponentType<{ artifact: ArtifactOf<K> }> } = {
  sheets: Sheets,
  envelopes: Envelopes,
  search: SearchResults,
  ledger: Ledger,
  covers: Covers,
  year: YearSheet,
  wall: WallCalendar,
  months: Months,
  proof: Proof,
  matrix: Matrix,
  clipping: Clipping,
  stamps: StampCard,
  wave: Wave,
  phases: MonthSquares,
  progress: Progress,
  mark: ({ artifact }) => <Mark {...artifact} turn={artifact.turn as 1 | 2 | 3 | undefined} />,
}

/** Papers with notes at their side. */
const alone: { [K in SheetContent['paper']]?: string } = { phone: css.annotated, screen: css.pinned }

function Sheets({ artifact: { sheets, behind } }: { artifact: ArtifactOf<'sheets'> }) {
  const [first] = sheets
  const onPhone = first?.paper === 'phone'
  if (sheets.length === 1 && first) {
    const beside = alone[first.paper]
    const sheet = <Sheet sheet={first} />
    if (behind)
      return (
        <div className={css.file}>
          {behind.map((name) => (
            <p key={name} className={css.tab}>
              {name}
            </p>
          ))}
          {sheet}
        </div>
      )
    return beside ? <div className={beside}>{sheet}</div> : sheet
  }
  const row = first?.paper === 'receipt' ? css.pair : css.stack
  return (
    <div className={onPhone ? css.phones : row}>
      {sheets.map((sheet) =>
        onPhone ? (
          <div key={sheet.label}>
            <p className={css.step}>{sheet.label}</p>
            <Sheet sheet={sheet} caption={false} />
          </div>
        ) : (
          <Sheet key={sheet.label} sheet={sheet} />
        ),
      )}
    </div>
  )
}

/** What stands on the hero's window: one image with a text alternative. */
export function Artifact({ artifact }: { artifact: ArtifactContent }) {
  const Component = objects[artifact.kind] as ComponentType<{ artifact: ArtifactContent }>
  return (
    <div role="img" aria-label={artifact.alt} className={css.object} data-drawing={artifact.kind}>
      <Component artifact={artifact} />
    </div>
  )
}

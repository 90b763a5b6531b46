/** A section in both pictures; `top` and `height` in the view that shows them side by side. In px. */
export type Row = {
  top: number
  height: number
  before?: { top: number; height: number }
  after?: { top: number; height: number }
  /** Where bands that differ begin. */
  changed: number[]
}
export type SidePicture = { url: string; width: number; height: number }
export type Line = { sign: '+' | '-' | ' ' | '…'; text: string }

/** A view of a subject that differs from the base commit. */
export type Change = {
  subject: string
  /** Width and state, or the file of a text. */
  view: string
} & (
  | { kind: 'picture'; places: string[]; before?: SidePicture; after?: SidePicture; rows: Row[] }
  | { kind: 'text'; lines: Line[] }
)

export type Review = {
  base: { sha: string; title: string }
  changes: Change[]
  /** How many subjects were compared. */
  compared: number
  /** A review that is written as files cannot write baselines. */
  canApprove: boolean
}

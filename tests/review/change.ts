/** A part of both pictures, in px from the top; `top` and `height` in the picture that shows them side by side. */
export type Row = {
  top: number
  height: number
  before?: { top: number; height: number }
  after?: { top: number; height: number }
  /** Where bands that differ begin. */
  changed: number[]
}

export type Line = { sign: '+' | '-' | ' ' | '…'; text: string }

/** A view of a subject that is not what it was. */
export type Change = {
  subject: string
  /** The page that it belongs to. */
  path?: string
  /** Width and state, or the file of a text. */
  view: string
} & (
  | { kind: 'picture'; places: string[]; before?: string; after?: string; rows: Row[] }
  | { kind: 'text'; lines: Line[] }
)

/** Bytes of a document as it is sent, brotli. */
export type Bytes = { path: string; before?: number; after?: number }

export type Review = {
  base: { sha: string; title: string }
  /** What was compared; nothing: everything. */
  wanted: string[]
  changes: Change[]
  bytes: Bytes[]
  /** How many subjects were compared. */
  compared: number
  /** Whether baselines can be written: not from a folder of files. */
  canApprove: boolean
}

/** Which of the three pictures of a change, and where it lies beside the review's page. */
export const sides = ['before', 'after', 'difference'] as const
export type Side = (typeof sides)[number]
export const pictureUrl = (change: number, side: Side) => `pictures/${change}-${side}.png`

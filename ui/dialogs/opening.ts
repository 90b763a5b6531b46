import type { AuditDraft } from './audit-draft.ts'
import type { LeadDraft } from './lead-draft.ts'

/** A form that was opened: what it holds, and what the spam guard wants to know of how it was filled in. */
export type Opening<Draft> = {
  draft: Draft
  /** What the call to action suggested; empty for most. */
  goal: string
  openedAt: number
  draftRestored: boolean
  honeypot: string
}

/** The forms that were opened on this page. */
export type Opened = { call?: Opening<LeadDraft>; audit?: Opening<AuditDraft> }

import type { Page } from '@playwright/test'
import type { PageTroubles } from '../../helpers/page-troubles.ts'
import type { StaticSite } from '../../helpers/static-site.ts'
import type { Agreed } from '../drawing/capture.ts'
import type { Drawing } from '../drawing/drawing.ts'

export type DrawingContext = {
  /** A new page: English, Chicago time, reduced motion. */
  page: Page
  site: StaticSite
  troubles: Pick<PageTroubles, 'allow'>
  /** Checks a view against its baseline; without it, every screenshot is repeated until two are equal. */
  agreed?: Agreed | undefined
}

/** Something that is opened once and drawn in several views. Its baselines have its name. */
export type Subject = {
  /** `pages/services/nonprofit-seo`, `states/lead-375`, `mails/booking-confirmed`. */
  name: string
  /** The view whose picture is committed, for review in a diff. */
  picture?: string
  /** Its text baselines. */
  texts: readonly string[]
  draw(context: DrawingContext): AsyncGenerator<Drawing>
}

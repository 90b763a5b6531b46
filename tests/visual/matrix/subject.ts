import type { Page } from '@playwright/test'
import type { PageTroubles } from '../../helpers/page-troubles.ts'
import type { StaticSite } from '../../helpers/static-site.ts'
import type { Agreed } from '../drawing/capture.ts'
import type { Drawing } from '../drawing/drawing.ts'

/** What a subject is drawn with. */
export type DrawingContext = {
  /** A new page in the site's own settings: English, in Chicago, less motion. */
  page: Page
  site: StaticSite
  troubles: Pick<PageTroubles, 'allow'>
  /** Whether a view looks as agreed; without it every picture is taken until it comes to rest. */
  agreed?: Agreed | undefined
}

/** What is opened once and drawn in several views; its baselines have its name. */
export type Subject = {
  /** `pages/services/nonprofit-seo`, `states/lead-375`, `mails/booking-confirmed`. */
  name: string
  /** The page of the site that it belongs to, where it belongs to one. */
  path?: string
  /** Of which view a picture lies in the repository, for people to see in a diff. */
  picture?: string
  /** The files of its baselines that are text. */
  texts: readonly string[]
  draw(context: DrawingContext): AsyncGenerator<Drawing>
}

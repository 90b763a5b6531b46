import type { Hero } from './hero.ts'
import { section } from './notation.ts'
import type { FormPage } from './page-kinds.ts'

type Thanks = {
  seo: FormPage['seo']
  /** What the page thanks for, as in “Thanks for a Message”. */
  for: string
  summary: string
  eyebrow?: string
  title: string
  lead: string
  actions: Hero['actions']
  /** What happens next: a text by title. */
  steps: Readonly<Record<string, string>>
}

/** The page that thanks for a form. */
export function thanksPage({
  seo,
  for: subject,
  summary,
  eyebrow = 'Sent',
  title,
  lead,
  actions,
  steps,
}: Thanks): FormPage {
  return {
    seo,
    theme: 'mission',
    subject: 'page',
    name: `Thanks for ${subject}`,
    summary,
    hero: { eyebrow, title, lead, actions, artifact: { kind: 'field' } },
    sections: [section.steps('what-happens-next', 'What happens next', steps)],
  }
}

import type { Hero } from './hero.ts'
import { page, section } from './notation.ts'
import type { PageOf } from './page-kinds.ts'

type Thanks = {
  seo: PageOf<'form'>['seo']
  /** What the page thanks for, as in “Thanks for a Message”. */
  for: string
  summary: string
  eyebrow?: string
  title: string
  text: string
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
  text,
  actions,
  steps,
}: Thanks) {
  return page('form', {
    seo,
    name: `Thanks for ${subject}`,
    summary,
    hero: { eyebrow, title, text, actions, artifact: { kind: 'field' } },
    sections: [section.steps('what-happens-next', 'What happens next', steps)],
  })
}

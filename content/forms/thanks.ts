import type { Action } from '../model/link.ts'
import { page, section } from '../model/notation.ts'

type Thanks = Record<'title' | 'description' | 'name' | 'summary' | 'heading' | 'text', string> & {
  eyebrow?: string
  actions: Action[]
  /** What happens next. */
  steps: Readonly<Record<string, string>>
}

/** The page after a form was sent. */
export const thanks = ({ eyebrow = 'Sent', heading, text, actions, steps, ...fields }: Thanks) =>
  page('form', {
    ...fields,
    hero: { eyebrow, title: heading, text, actions, artifact: { kind: 'field' } },
    sections: [section.steps('what-happens-next', 'What happens next', steps)],
  })

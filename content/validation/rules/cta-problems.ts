import { type Action, ctaLabels } from '../../model/link.ts'
import { actionsOf, type Content } from '../loaded-content.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** Labels that open a dialog even without a tag (PRODUCT.md, "Calls to action"). */
const phrase =
  /(book( your free| a)? strategy call|(schedule|book) your free consultation|(free( website)?|fundraising) audit)/i

/** Problems with the buttons in heroes, call-to-action sections and the header. */
export function ctaProblems(content: Content): Problem[] {
  const buttons = [
    ...content.pages.flatMap(({ file, page }) => actionsOf(page).map((each) => ({ ...each, file }))),
    ...Object.entries(content.headerActions).map(([key, action]) => ({
      file: 'content/navigation.ts',
      path: ['headerActions', key] as FieldPath,
      action,
    })),
  ]
  const row = ({ file, path }: { file: string; path: FieldPath }) => `${file} ${path.slice(0, -1)}`
  return buttons.flatMap((button, i) => {
    const { file, path, action } = button
    const beside = buttons.slice(0, i).filter((each) => row(each) === row(button))
    const before = beside.map((each) => each.action)
    const reason = actionProblem(action) ?? neighborProblem(before, action)
    return reason ? [{ file, path: [...path, reason.field], reason: reason.text }] : []
  })
}

type Found = { field: string; text: string }

/** Labels that do not name their target. Screen readers list links without their surrounding text. */
const vagueLabel =
  /^(?:(?:click|tap|press|go|see|look) ?(?:here|this|it)?|(?:read|learn|see|view|find out|show|get|discover)? ?more|here|this|link|submit|send|ok|yes|no|continue|details|info|button|download|start|next|open|get started)[!.]?$/i

function actionProblem(action: Action): Found | undefined {
  const { label } = action
  const says = (text: string) => ({ field: 'label', text: `says “${label}”, ${text}` })
  if (vagueLabel.test(label))
    return says('which does not say where it leads; name the page, the form or the file')
  if ('tag' in action)
    return label === ctaLabels[action.tag]
      ? undefined
      : says(`but a button with the tag “${action.tag}” says “${ctaLabels[action.tag]}”; write that`)
  if ('to' in action)
    return phrase.test(label)
      ? says(`which opens a dialog, but its link is ${action.to}; give it a tag or another label`)
      : undefined
  return /\b(?:download|template|package|pdf|checklist|guide|get|save|print)/i.test(label)
    ? undefined
    : says('which does not say that it is a file; add a word such as “Download”')
}

const target = (action: Action) => ('tag' in action ? action.tag : 'to' in action ? action.to : action.file)
const isCall = (action: Action) => target(action) === 'book-call' || target(action) === '/schedule'

/** Two adjacent buttons with the same label or target. */
function neighborProblem(before: readonly Action[], action: Action): Found | undefined {
  const other = before.find(
    (each) =>
      each.label.toLowerCase() === action.label.toLowerCase() ||
      target(each) === target(action) ||
      (isCall(each) && isCall(action)),
  )
  const text = `has the same label or target as the button next to it (“${other?.label}”); remove one`
  return other && { field: 'label', text }
}

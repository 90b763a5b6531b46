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
  return buttons.flatMap(({ file, path, action }) => {
    const reason = actionProblem(action)
    return reason ? [{ file, path: [...path, 'label'], reason }] : []
  })
}

/** Labels that do not name their target. Screen readers list links without their surrounding text. */
const vagueLabel =
  /^(?:(?:click|tap|press|go|see|look) ?(?:here|this|it)?|(?:read|learn|see|view|find out|show|get|discover)? ?more|here|this|link|submit|send|ok|yes|no|continue|details|info|button|download|start|next|open|get started)[!.]?$/i

function actionProblem(action: Action): string | undefined {
  const { label } = action
  const says = (text: string) => `says “${label}”, ${text}`
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

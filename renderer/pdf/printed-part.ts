import type { MeetingTemplate } from '../../content/model/meeting-template.ts'

/** How a line of a template is printed, with room for handwriting. */
export type PrintedField =
  | { kind: 'line'; label: string; layout: 'beside' | 'below'; rules: number }
  | { kind: 'signature'; label: string }
  | { kind: 'tasks'; columns: readonly string[] }

export type PrintedPart = {
  title: string
  fields: PrintedField[]
  /** How often the fields are printed: twice for parts that can be repeated. */
  copies: number
}

const taskColumns = ['Task', 'Owner', 'Due date']

/** Longer labels have the rule below them, because there is no room beside them. */
const maxLabelBeside = 54

/**
 * The printed layout of a part of a template: task, person and date become the columns of one table, long labels have
 * their rule below, and the wording of a motion has two.
 */
export function printedPart({ title, items }: MeetingTemplate['parts'][number]): PrintedPart {
  const inColumns = taskColumns.every((column) => items.includes(column))
  const fields = items.flatMap((label): PrintedField[] => {
    if (inColumns && taskColumns.includes(label))
      return label === taskColumns[0] ? [{ kind: 'tasks', columns: taskColumns }] : []
    if (label === 'Task, owner and due date') return [{ kind: 'tasks', columns: taskColumns }]
    if (/signature/i.test(label)) return [{ kind: 'signature', label }]
    if (/wording/i.test(label)) return [{ kind: 'line', label, layout: 'below', rules: 2 }]
    const layout = label.length > maxLabelBeside ? 'below' : 'beside'
    return [{ kind: 'line', label, layout, rules: 1 }]
  })
  return { title, fields, copies: /\(repeat for each/.test(title) ? 2 : 1 }
}

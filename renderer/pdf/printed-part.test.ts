import { expect, test } from 'vitest'
import { meetingTemplates } from '../../content/meeting-templates.ts'
import { printedPart } from './printed-part.ts'

test('task, person and date are the columns of one table', () => {
  const part = printedPart({
    title: 'Action items',
    lines: ['Task', 'Person responsible', 'Due date', 'Open items'],
  })
  expect(part.fields.map((field) => field.kind)).toEqual(['tasks', 'line'])
})

test('a part to be repeated is printed twice, with room for the wording of the motion', () => {
  const part = printedPart({
    title: 'Decisions (repeat for each motion)',
    lines: ['Exact wording of the motion'],
  })
  expect(part).toMatchObject({ copies: 2, fields: [{ layout: 'below', rules: 2 }] })
})

test('a long label has its rule below, where there is room to write', () => {
  const part = printedPart({
    title: 'Attendance',
    lines: ['Directors present, with the time of late arrivals and early departures', 'Chair'],
  })
  expect(part.fields).toMatchObject([{ layout: 'below' }, { layout: 'beside' }])
})

test('no line of a template is lost in print', () => {
  for (const template of Object.values(meetingTemplates)) {
    for (const part of template.parts) {
      const printed = printedPart(part).fields.flatMap((field) =>
        field.kind === 'tasks' ? ['Task', 'Person responsible', 'Due date'] : [field.label],
      )
      const expected = part.lines.flatMap((line) =>
        line === 'Task, person responsible and due date'
          ? ['Task', 'Person responsible', 'Due date']
          : [line],
      )
      expect(printed).toEqual(expected)
    }
  }
})

test('every template that assigns tasks has a table for them, and every one that is signed a place to sign', () => {
  for (const template of Object.values(meetingTemplates)) {
    const kinds = template.parts.flatMap((part) => printedPart(part).fields.map((field) => field.kind))
    const text = template.parts.flatMap((part) => part.lines).join(' ')
    expect(kinds.includes('tasks'), `${template.name}: tasks`).toBe(/person responsible/i.test(text))
    expect(kinds.includes('signature'), `${template.name}: signature`).toBe(/signature/i.test(text))
  }
})

import type { Content } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import type { FieldPath, Problem } from '../problem.ts'

/** Letters that fit in one line where the room is narrowest: the header at 1280 px, a button on a phone of 320 px. */
const room = { top: 18, dropDown: 22, header: 30, button: 36 }

/** Labels that would break their line, or push others out of theirs. */
export function labelProblems(content: Content): Problem[] {
  const problems: Problem[] = []
  const look = (file: string, path: FieldPath, label: string, most: number) => {
    if (label.length > most) {
      problems.push({
        file,
        path,
        reason: `has ${label.length} letters, for which there is no room; write at most ${most}`,
      })
    }
  }
  for (const { path, file, page } of content.pages) {
    if (content.routes[path]?.menu === 'top') look(file, ['name'], page.name, room.top)
    for (const { path: at, text } of fieldTexts({ hero: page.hero, sections: page.sections })) {
      if (at.at(-1) === 'label' && at.includes('actions')) look(file, at, text, room.button)
    }
  }
  for (const [i, { label }] of content.dropDowns.entries()) {
    look('content/navigation.ts', ['dropDowns', i, 'label'], label, room.dropDown)
  }
  for (const [key, { label }] of Object.entries(content.headerActions)) {
    look('content/navigation.ts', ['headerActions', key, 'label'], label, room.header)
  }
  return problems
}

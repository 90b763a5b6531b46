import type { Theme } from '../../model/theme.ts'
import type { PageEntry } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import type { Problem } from '../problem.ts'

/** Icons that say something no page of this site wants to say. */
const never: readonly { icons: RegExp; why: string }[] = [
  {
    icons: /^(beer|wine|martini|bottle-wine|glass-water-off|cigarette|cannabis)(-|$)/,
    why: 'stands for alcohol or drugs',
  },
  {
    icons: /^(dice|dices|spade|club|diamond|gamepad|joystick|ferris-wheel)(-|$)/,
    why: 'stands for games of chance',
  },
  {
    icons: /^(skull|ghost|bomb|sword|swords|axe|crosshair|biohazard|radiation|tombstone|angry|worm|bug)(-|$)/,
    why: 'threatens or belongs to a game',
  },
  {
    icons:
      /^(facebook|instagram|twitter|youtube|linkedin|github|gitlab|figma|chrome|chromium|dribbble|slack|twitch|trello|framer|codepen|codesandbox|pocket|apple|dropbox|tiktok)$/,
    why: 'is somebody else’s mark',
  },
  {
    icons:
      /^(chevron|chevrons|arrow|arrows|move|corner|panel|align|grip|ellipsis|menu|toggle|loader|cursor|columns|rows|undo|redo|maximize|minimize|zoom|text-cursor|log-in|log-out|square-arrow|circle-arrow|circle-chevron|square-chevron)(-|$)|^(x|square|circle|plus|minus|check|slash)$/,
    why: 'is a control of the page, and looks as if it could be pressed',
  },
]

/** What does not fit the readers of a theme. */
const forTheme: Partial<Record<Theme, { icons: RegExp; why: string }>> = {
  islamic: {
    icons: /^(piggy-bank|ham|bacon|church|cross|drumstick|party-popper)(-|$)/,
    why: 'does not fit Islamic organizations',
  },
  climate: {
    icons: /^(fuel|plane|car|cigarette|factory)(-|$)/,
    why: 'stands for what the climate suffers from',
  },
}

/** Why an icon does not fit what stands under a theme; undefined where it does. */
export function iconReason(icon: string, theme: Theme): string | undefined {
  const found = [...never, ...(forTheme[theme] ? [forTheme[theme]] : [])].find((rule) =>
    rule?.icons.test(icon),
  )
  return found && `is “${icon}”, which ${found.why}; take another icon of lucide.dev/icons`
}

/** Icons that are outside what a page of its theme may show. */
export function iconProblems({ file, page }: PageEntry): Problem[] {
  return fieldTexts(page.sections, ['sections'])
    .filter(({ path }) => path.at(-1) === 'icon')
    .flatMap(({ path, text }) => {
      const reason = iconReason(text, page.theme)
      return reason ? [{ file, path, reason }] : []
    })
}

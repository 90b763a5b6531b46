import type { Content } from '../content.ts'
import { fieldTexts } from '../field-texts.ts'
import type { Problem } from '../problem.ts'
import { sentencesOf } from '../text/sentences.ts'

const year = '(?:19|20)\\d\\d'
const months = 'January|February|March|April|May|June|July|August|September|October|November|December'
const lunar =
  'Ramadan|Eid(?: al-(?:Fitr|Adha))?|Hajj|Muharram|Safar|Rajab|Sha’ban|Shawwal|Dhul Qa’dah|Dhul Hijjah|Ashura|Laylat al-Qadr|qurbani'

/** How old the provider is, of which nothing is on record. */
const age = new RegExp(
  `\\b(?:[Ss]ince|[Ee]stablished in|[Ff]ounded in|[Ii]n business since|[Ee]st\\.) (${year})\\b`,
)
const own = /\b(?:we|our|us)\b|^(?:Since|Established|Founded|Est\.|Helping|Serving)/i
/** What is still to come, or now, in a year that is over. */
const ahead = new RegExp(
  `\\b(?:will|next|upcoming|coming|plan to|planned for|this year|currently|now|new in|new for|until|by (?:the )?(?:end|start|spring|summer|fall|winter) of|by|starting in|opens in|begins in|goals? for|calendar for|as of)\\b[^.?!]*?\\b(${year})\\b`,
  'i',
)
/** The moon’s months move by eleven days a year: a day of the sun’s calendar is right once. */
const moving = new RegExp(
  `\\b(?:${lunar})\\b[^.?!]*\\b(?:${months}) \\d{1,2}\\b|\\b(?:${months}) \\d{1,2}\\b[^.?!]*\\b(?:${lunar})\\b|\\b(?:${lunar}) (?:is|falls|begins|starts|ends|comes|takes place) (?:on|in|around|early in|late in|at the end of) (?:the )?(?:${months}|spring|summer|fall|winter)\\b|\\bthis year’s (?:${lunar})\\b|\\b(?:${lunar}) this year\\b`,
  'iu',
)

/** What was new when it was written. */
const lately =
  /\b(?:(?:has |have |was |were )?(?:just |only )?(?:started|began|launched|opened|joined|published|finished|moved|changed|updated|signed))(?: \p{L}+){0,2} (?:last|this|earlier this) (?:week|month)\b|\b(?:starts?|begins?|opens?|launch(?:es)?) (?:next|this) (?:week|month)\b|\b(?:as of (?:today|this (?:week|month)|now)|(?:since|until) (?:yesterday|last (?:week|month)|next (?:week|month))|yesterday|(?:later|earlier) this (?:week|month|year))\b/iu

/** Words of pages that are true for some time only. */
export function staleTimeProblems({ pages, site }: Content, today: string): Problem[] {
  const thisYear = Number(today.slice(0, 4))
  return pages.flatMap(({ file, page }) =>
    fieldTexts(page).flatMap(({ path, text }) =>
      sentencesOf(text).flatMap((sentence) => {
        const report = (reason: string) => [{ file, path, reason }]
        const since = age.exec(sentence)
        if (since && own.test(sentence) && Number(since[1]) < Number(site.since.slice(0, 4)))
          return report(
            `says “${since[0]}”, but the site was first there on ${site.since} (since in content/site.ts), and no other age is on record; take it out`,
          )
        const recent = /^Take\b/.test(text) ? undefined : lately.exec(sentence)?.[0]
        if (recent)
          return report(
            `says “${recent}”, which is right for a few days only; say it without, or with a date`,
          )
        const over = ahead.exec(sentence)
        if (over && Number(over[1]) < thisYear)
          return report(
            `speaks of ${over[1]} as still to come (“${over[0].slice(0, 40)}”), and that year is over; write it anew`,
          )
        const moved = moving.exec(sentence)?.[0]
        return moved && !new RegExp(`\\b${year}\\b`).test(sentence)
          ? report(
              `says “${moved.slice(0, 50)}”, which is right in one year only, since the moon’s months move; leave the day out, or say the year`,
            )
          : []
      }),
    ),
  )
}

import type { Mail } from '../../../supabase/functions/_shared/mail/mail.ts'
import { blankPath } from '../../helpers/static-site.ts'
import { headText } from '../drawing/head-text.ts'
import { drawLooks, type Look } from '../drawing/looks.ts'
import { standStill } from '../drawing/stillness.ts'
import { mails } from './mails.ts'
import type { Subject } from './subject.ts'

const look: Look = { width: 640 }
/** All mails share a layout, so only one is also drawn in dark mode and at phone width. */
const looksOf = (name: string): readonly Look[] =>
  name === 'booking.created-to-person' ? [look, { ...look, scheme: 'dark' }, { width: 320 }] : [look]

/** Every mail: a picture, the accessibility tree, and the plain text. */
export const mailSubjects: readonly Subject[] = mails.map(({ name, write }) => ({
  name: `mails/${name}`,
  texts: [`mails/${name}.txt`],
  async *draw({ page, agreed }) {
    const mail = await write()
    if (!mail) return
    await page.goto(blankPath)
    await page.setContent(mail.html)
    // What a picture does not show: language, title, link targets, headings.
    const structure = `${headText(mail.html)}\n${await page.locator('body').ariaSnapshot()}`
    const text = `${mailText(mail).trimEnd()}\n\n# as HTML\n\n${structure}\n`
    yield { kind: 'text', file: `mails/${name}.txt`, text }
    await standStill(page)
    yield* drawLooks(page, looksOf(name), { agreed, height: 400 })
  },
}))

function mailText({ to, replyTo, subject, text, invitation }: Mail): string {
  const heads = [`To: ${to}`, ...(replyTo ? [`Reply-To: ${replyTo}`] : []), `Subject: ${subject}`]
  const file = invitation?.content.replace(/\r\n/g, '\n').replace(/^DTSTAMP:.*$/m, 'DTSTAMP:now')
  const files = invitation ? [`Invitation (${invitation.method})\n\n${file}`] : []
  return `${[heads.join('\n'), text, ...files].join('\n\n')}\n`
}

import { findPhoneNumbersInText } from 'libphonenumber-js/max'
import { LinkifyIt } from 'linkify-it'

const linkify = new LinkifyIt({ fuzzyIP: true, fuzzyEmail: true, fuzzyLink: true })

/** Names that end like an address and are none. */
const names = /^(Node|Next|Vue|React)\.js$/i

const path = /(?<![\w/<{])\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)\/?(?=$|[\s.,;:!?”)])/g
const spelledOut =
  /\b[\w.-]+ ?(?:\(at\)|\[at\]| at )\s?[\w-]+ ?(?:\(dot\)|\[dot\]| dot )\s?\w{2,}\b|\b[\w-]+ dot (?:org|com|net|edu|gov|io)\b/i
const local = /\b(?:localhost|127\.0\.0\.1|0\.0\.0\.0|192\.168\.\d+\.\d+)(?::\d+)?\b/i
const bare = /\b(?:www\.|(?:mailto|tel|sms|ftp|file|javascript|data):)\S*/i
const handle = /(?<![\w.])@\w{2,}/

/** An address, a path, a mail address or a phone number, typed into a text. */
export function addressProblems(text: string): string[] {
  // Without a dot in a word, a colon or @ there is no address: most texts need no closer look.
  const links = (/\w\.\w|[@:]\S/.test(text) ? (linkify.match(text) ?? []) : [])
    .filter(({ raw }) => !names.test(raw))
    .map(({ raw, schema }) =>
      schema === 'mailto:' || /^[^/\s]+@/.test(raw)
        ? `has the mail address “${raw}”; it stands once, in content/site.ts, and pages lead to /contact`
        : `has the address “${raw}”; write the words alone, and link with a link field (to:) or content/site.ts`,
    )
  if (links.length > 0) return links
  const others = [local, bare, spelledOut].flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
  if (others.length > 0) {
    return [
      `has the address “${others[0]}”; write the words alone, and link with a link field (to:) or content/site.ts`,
    ]
  }
  const paths = [...text.matchAll(path)].map(
    ([found]) => `has the path “${found}”; name the page, and link to it with a link field (to:)`,
  )
  const handles = handle.exec(text)
  return [
    ...paths,
    ...(handles ? [`has the handle “${handles[0]}”; accounts stand in content/site.ts, under social`] : []),
    ...phoneProblems(text),
  ]
}

const phoneLike =
  /(?:\+\d[\d ().-]{6,}\d)|(?:\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4})|\b\d{3}[.-]\d{4}\b|\b1-8\d\d-[\dA-Z-]{7,}\b/

function phoneProblems(text: string): string[] {
  const found =
    findPhoneNumbersInText(text, 'US').map(({ startsAt, endsAt }) => text.slice(startsAt, endsAt))[0] ??
    phoneLike.exec(text)?.[0]
  return found
    ? [`has the phone number “${found}”; it stands once, in content/site.ts, and pages lead to /contact`]
    : []
}

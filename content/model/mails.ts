import { type Static, Type } from 'typebox'

/** A text, and the blanks that the code fills in. Any other would go out as it is written. */
const text = (blanks = '', limits: { minLength?: number; maxLength?: number } = {}) => {
  const known = blanks.split(' ').map((blank) => `<${blank}>`)
  return Type.String({
    pattern: blanks ? `^([^<>]|${known.join('|')})*$` : '^[^<>]*$',
    description: blanks
      ? `it with no other <…> than ${known.join(', ')}`
      : 'it without <…>: nothing is filled in here',
    ...limits,
  })
}
const texts = (blanks = '') => Type.Array(text(blanks))

/** Texts in which nothing is filled in. */
const plain = (...names: string[]) => Object.fromEntries(names.map((name) => [name, text()]))

/** A mail before a booked call. It can be hours late, so do not write "tomorrow" or "in an hour". */
const ReminderSchema = Type.Object({
  /** When it is sent, in whole hours before the call. */
  hoursBefore: Type.Integer({ minimum: 1, maximum: 168 }),
  /** The subject. A colon and the time of the call follow. */
  subject: text('', { minLength: 1, maxLength: 60 }),
  /** A paragraph or two above the time and the link. */
  text: text('', { minLength: 1, maxLength: 600 }),
})

export type Reminder = Static<typeof ReminderSchema>

/** The team's daily mail: requests that wait for an answer, today's calls, and problems. */
const MorningMailSchema = Type.Object({
  send: Type.Boolean(),
  /** The earliest hour at which it is sent, in the team's time zone. */
  hour: Type.Integer({ minimum: 0, maximum: 23 }),
})

export type MorningMail = Static<typeof MorningMailSchema>

/** Thanks for a form, and what the team does with it. */
const formMail = { ...plain('subject', 'closing', 'first'), text: texts(), task: text('who') }

const callMail = { subject: text('when'), ...plain('byPerson', 'byTeam') }
const aboutCall = { subject: text('when who') }

/** All of `content/mails.ts`. */
export const MailsSchema = Type.Object({
  reminders: Type.Array(ReminderSchema),
  morningMail: MorningMailSchema,
  frameWords: Type.Object({
    ...plain('signature', 'helloAnyone', 'whyYou', 'leftEmpty', 'refused'),
    hello: text('name'),
    sentBy: text('url'),
    writeTo: text('email'),
  }),
  formMails: Type.Object({
    'strategy-call': Type.Object(formMail),
    'call-request': Type.Object(formMail),
    message: Type.Object(formMail),
    audit: Type.Object({ ...formMail, text: texts('day'), first: text('day'), book: text() }),
  }),
  trapWords: Type.Object({ subject: text('task'), ...plain('first', 'label', 'value') }),
  auditReply: Type.Object({ draft: text('email'), subject: text(), text: text('name website schedule') }),
  callMails: Type.Object({
    booked: Type.Object({
      ...callMail,
      closing: text(),
      forTeam: Type.Object({
        ...aboutCall,
        ...plain('first', 'refused', 'opensRoom', 'known'),
        network: text('count'),
      }),
    }),
    moved: Type.Object({
      ...callMail,
      forTeam: Type.Object({ ...aboutCall, ...plain('byPerson', 'byTeam') }),
    }),
    canceled: Type.Object({ ...callMail, forTeam: Type.Object({ ...aboutCall, ...plain('first') }) }),
    calendar: Type.Object(plain('add', 'move', 'remove')),
    actions: Type.Object(plain('join', 'change', 'again')),
  }),
  calendarWords: Type.Object({
    title: text(),
    titleForTeam: text('who'),
    text: text('minutes link'),
    change: text('link'),
  }),
  requestWords: Type.Object({ book: text('name'), answered: text(), answeredOne: text('request') }),
  morningWords: Type.Object({
    subject: text('what'),
    parts: Type.Object({
      late: text('audits'),
      waits: text('name time'),
      call: text('time'),
      calls: text('calls time'),
      problems: text('problems'),
      week: text(),
    }),
    calls: text('zone'),
    week: text('from until'),
    waitingFor: text('time'),
    more: text('count command'),
    calendar: text('problem command'),
    ...plain('title', 'waiting', 'problems', 'theyCanceled', 'weCanceled', 'missed'),
    ...plain('nothingWritten', 'overdue', 'due', 'change'),
  }),
  failedMailWords: Type.Object({
    names: Type.Record(Type.String({ pattern: '\\.' }), text()),
    toPerson: text('mail reason'),
    toTeam: text('mail reason'),
    ...plain('other', 'somebody', 'stillTrying', 'call', 'write'),
    reasons: Type.Object({
      refused: text('code'),
      later: text('code'),
      password: text('code'),
      unreachable: text('code'),
    }),
  }),
  labels: Type.Object({
    minutes: text('minutes'),
    ...plain('who', 'lookingFor', 'lookAt', 'cameFrom', 'name', 'organization', 'email', 'phone'),
    ...plain('orgType', 'challenge', 'when', 'newTime', 'insteadOf', 'itWasOn', 'theirTime'),
    ...plain(
      'duration',
      'where',
      'video',
      'join',
      'ourNote',
      'yourNote',
      'theirNote',
      'movedBy',
      'canceledBy',
    ),
    ...plain('team', 'person', 'day', 'chosenTime', 'timeOfDay', 'timeZone', 'askZone', 'weAskZone'),
    ...plain('received', 'sentFrom', 'firstPage', 'campaignSource', 'campaignMedium', 'campaignName'),
  }),
  contactWords: Type.Object({
    hasCall: text(),
    ordinals: texts(),
    contact: text('nth'),
    on: text('form day'),
  }),
  numbersWords: Type.Object({
    ...plain('people', 'calls', 'audits', 'noCampaign'),
    peopleText: text('leads booked'),
    callsText: text('held noShows canceled'),
    auditsText: text('onTime due'),
    part: text('leads booked'),
  }),
})

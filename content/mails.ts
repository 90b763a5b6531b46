import { bookingRules } from './booking-rules.ts'
import type { MorningMail, Reminder } from './model/mails.ts'
import { owner } from './owner-facts.ts'
import { site } from './site.ts'

/*
 * All that mails say, and when the planned ones go out. The code fills in what is in angle brackets. In force after
 * a restart, or a deploy.
 */

const { lengthMinutes } = bookingRules

/** The owner by name, if `facts.people` in site.ts has one, above the company. */
const signature = owner ? `${owner}\n${site.name}` : site.name

/** The mails before a call, in the order in which they are sent. */
export const reminders = [
  {
    hoursBefore: 24,
    subject: 'Our call is coming up',
    text: 'If you can, have two numbers ready: what individuals gave last year, and how many of them gave again. If we have your web address, we’ll have looked at your donation page.\n\nIs your treasurer coming? Forward the meeting link, not this email: its buttons can move or cancel the call.\n\nCan’t make it? Move or cancel the call below.',
  },
  {
    hoursBefore: 1,
    subject: 'Our call starts soon',
    text: 'Talk to you soon. The button below opens the call. If it says that you’re waiting for a host, just wait: we’re on our way in, and you don’t have to log in.\n\nRunning late? Reply and tell us.',
  },
] satisfies Reminder[]

/** Sent to the team on mornings with something to do. */
export const morningMail = { send: true, hour: 7 } satisfies MorningMail

/** Around every mail. */
export const frameWords = {
  /** Below mails to people. */
  signature,
  hello: 'Hi <name>,',
  helloAnyone: 'Hello,',
  whyYou:
    'You’re getting this because this address was used on our website. If it wasn’t you, just ignore this email.',
  sentBy: `Sent by the website of ${site.name}, <url>`,
  leftEmpty: 'Fields they left empty aren’t listed.',
  writeTo: 'Write to <email>',
  refused:
    'Call or text this person: their mail server refuses the address, so our email didn’t reach them. It probably has a typo.',
} as const

/** What each form brings: thanks to the person, and to the team what to do first. */
export const formMails = {
  'strategy-call': {
    subject: 'We have your details for a strategy call',
    text: [
      'Thanks for telling us what you’re working on.',
      // Without a link: an empty scheduler would ask for everything again.
      `If you’ve booked your free ${lengthMinutes}-minute call, the link is in a separate email. If you haven’t, reply with two or three times that suit you, and we’ll send an invitation.`,
    ],
    closing: 'Anything we should know before we talk? Just reply.',
    task: 'New lead: <who>',
    first: 'Look up their website. If they haven’t booked a call by tomorrow, email them.',
  },
  'call-request': {
    subject: 'Got it. We’ll email you a time for our call',
    text: [
      `Thanks for asking for a free ${lengthMinutes}-minute strategy call. We’ll email you an exact time and the link to the video meeting. Nothing is booked until you have that email. Here’s what you asked for:`,
    ],
    closing: 'Plans changed? Just reply.',
    task: 'Call to schedule: <who>',
    first: 'Book a time below. They’ll get the link by email.',
  },
  message: {
    subject: 'We got your message',
    text: ['Thanks for writing. We’ve got it and will answer, usually the next business day.'],
    closing: 'Forgot something? Just reply.',
    task: 'Message to answer: <who>',
    first: 'Answer them: a reply to this email doesn’t reach them.',
  },
  audit: {
    subject: 'We’re on it: your free website audit',
    text: [
      'Thanks for asking. We’ll look at your website as a donor would. By <day> you’ll get our analysis: three things to fix first, then up to seven more, in the order a donor meets them.',
      `Want to talk it through? The call takes ${lengthMinutes} minutes and it’s free.`,
    ],
    book: 'Book Strategy Call',
    closing: 'Anything we should look at first? Just reply.',
    task: 'Audit to send: <who>',
    first: 'Send the analysis by <day>: that’s what we told them.',
  },
} as const

/** Of a form whose hidden field was filled in. */
export const trapWords = {
  subject: 'Maybe spam: <task>',
  first:
    'Maybe spam: a hidden field of the form was filled in. Bots do that, and some password managers. They got no email from us, so if it’s a person, answer them.',
  label: 'Maybe spam',
  value: 'a hidden field was filled in',
} as const

/** What you answer to a request for an audit: the mail to the team quotes it, and a press drafts it. */
export const auditReply = {
  draft: 'Draft the reply to <email>',
  subject: 'Your website audit',
  text: `Hi <name>,

Thanks for asking us to look at <website>. I went through it as a donor would, on a phone and on a laptop. Here’s what I’d fix first:

1. [What I saw. What it costs you. How to fix it.]
2. [The second.]
3. [The third.]

The rest, in the order a donor meets it:

4. [What a donor sees. What to do. Who does it, and how long it takes.]
5. [And so on, up to ten.]

What already works well, so leave it: [one or two things].

Want to talk it through? The call takes ${lengthMinutes} minutes, and it’s free: <schedule>

${signature}`,
} as const

/** Who will be there, if the owner gave a name. */
const withWhom = owner ? ` You’ll talk with ${owner}.` : ''

/** About a booked call. `forTeam` begins with what to do. */
export const callMails = {
  booked: {
    subject: 'You’re booked: <when>',
    byPerson: `You’re on our calendar.${withWhom} Before we talk, we’ll look at your website and donation page. Haven’t told us the address? Reply with it. If you can, have two numbers ready: what individuals gave last year, and how many of them gave again.`,
    byTeam: `We’ve booked a time for your free strategy call with ${site.name}. If it doesn’t work for you, choose another below.`,
    closing:
      'By the next business day after the call, you’ll have one page: what we saw, three steps, and what to leave alone. A question before it, or rather talk by phone? Just reply.',
    forTeam: {
      subject: 'Call booked: <when>, <who>',
      first:
        'Before: look up their website and their donation page. Five minutes early: open the room, because they wait until one of us is in. By the next business day: email them what you saw, three steps, and what to leave alone.',
      refused:
        'If you reach them, cancel the call on its page and let them book again with the right address.',
      opensRoom: 'You open the room: they wait until you let them in.',
      network:
        '<count> calls are booked from the same connection. If that looks wrong, the call’s page can cancel them all.',
      known: 'What we know about them',
    },
  },
  moved: {
    subject: 'New time: <when>',
    byPerson: 'Done. Here’s your new time.',
    byTeam:
      'We’re sorry. We had to move our call. If the new time doesn’t work for you, choose another below.',
    forTeam: {
      subject: 'Call moved: <when>, <who>',
      byPerson: 'Check that you can make the new time.',
      byTeam: 'Nothing to do. They have the new time.',
    },
  },
  canceled: {
    subject: 'Canceled: <when>',
    byPerson: 'Your call is canceled. Want to talk another time? Book whenever it suits you.',
    byTeam: 'We’re sorry. We had to cancel our call. Choose any other time below.',
    forTeam: {
      subject: 'Call canceled: <when>, <who>',
      first:
        'They stay in your morning mail until they book from their email, you book for them, or you mark them as answered there.',
    },
  },
  /** What calendars do with the attached file, and what to do if they don't. */
  calendar: {
    add: 'Your calendar should offer to add the call. If it doesn’t, open the attached file.',
    move: 'Your calendar should offer to move the call. If it doesn’t, open the attached file.',
    remove: 'Your calendar should offer to remove the call. If it doesn’t, open the attached file.',
  },
  actions: { join: 'Join the Meeting', change: 'Move or cancel the call', again: 'Book Again' },
} as const

/** The entry in a calendar. */
export const calendarWords = {
  title: `Strategy call with ${site.name}`,
  titleForTeam: 'Strategy call: <who>',
  text: `<minutes>-minute strategy call with ${site.name}, by video. It’s free.\n\nJoin the meeting: <link>`,
  change: 'Move or cancel: <link>',
} as const

/** The team's links in mails about requests. */
export const requestWords = {
  book: 'Book a time for <name>',
  answered: 'Mark as answered',
  /** If there are several. */
  answeredOne: 'Mark the <request> as answered',
} as const

export const morningWords = {
  subject: 'Morning: <what>',
  title: 'This morning',
  /** For the subject: who waits longest and the first call, or else what there is. */
  parts: {
    late: '<audits> overdue',
    waits: '<name> has waited <time>',
    call: 'call at <time>',
    calls: '<calls>, the first at <time>',
    problems: '<problems>',
    week: 'last week’s numbers',
  },
  waiting: 'Waiting for an answer, late audits first, then the longest',
  calls: 'Calls today, <zone>',
  problems: 'Problems to fix',
  week: 'Last week, <from> to <until>',
  waitingFor: 'Waiting <time>',
  /** About a calendar of yours. */
  calendar: '<problem> What it blocks now: <command>',
  theyCanceled: 'They canceled',
  weCanceled: 'We canceled',
  missed: 'They missed the call',
  nothingWritten: 'nothing written',
  overdue: 'Overdue since',
  due: 'Due',
  change: 'Move or cancel the call (or all of this day), or say that they didn’t come',
  /** At the end of a list. */
  more: 'And <count> more: <command>',
} as const

/** About mails that failed. */
export const failedMailWords = {
  /** What each mail is called. */
  names: {
    'lead.created': 'thank-you',
    'audit_request.created': 'thank-you',
    'booking.created': 'confirmation',
    'booking.changed': 'email with the new time',
    'booking.canceled': 'cancellation',
    'booking.reminder': 'reminder',
  },
  other: 'email',
  somebody: 'Somebody',
  toPerson: 'Our <mail> hasn’t reached them: <reason>.',
  toTeam: 'Our <mail> about them hasn’t reached you: <reason>.',
  stillTrying: 'We’re still trying.',
  call: 'Please call.',
  write: 'Please write to them yourself.',
  reasons: {
    refused: 'their mail server refuses this address (<code>)',
    later: 'their mail server asked us to try later (<code>)',
    password: 'our mail server refuses our password (<code>)',
    unreachable: 'our mail server could not be reached, or did not take the email (<code>)',
  },
} as const

/** Headings and labels of what a row says. */
export const labels = {
  who: 'Who',
  lookingFor: 'What they’re looking for',
  lookAt: 'What to look at',
  cameFrom: 'Where they came from',
  name: 'Name',
  organization: 'Organization',
  email: 'Email',
  phone: 'Phone',
  orgType: 'Organization type',
  challenge: 'Current challenge',
  when: 'When',
  newTime: 'New time',
  insteadOf: 'Instead of',
  itWasOn: 'It was on',
  theirTime: 'In their time',
  duration: 'Duration',
  minutes: '<minutes> minutes',
  where: 'Where',
  video: 'Video call',
  join: 'Join',
  ourNote: 'A note from us',
  yourNote: 'Your note to them',
  theirNote: 'Their note',
  movedBy: 'Moved by',
  canceledBy: 'Canceled by',
  team: 'the team',
  person: 'the person',
  day: 'Day',
  chosenTime: 'The time they chose',
  timeOfDay: 'Time of day',
  timeZone: 'Time zone',
  askZone: 'not given: ask before you book',
  weAskZone: 'not given: we’ll ask',
  received: 'Received',
  sentFrom: 'Sent from',
  firstPage: 'First page of the visit',
  campaignSource: 'Campaign source',
  campaignMedium: 'Campaign medium',
  campaignName: 'Campaign name',
} as const

/** What came from a person before. Also on the team's pages and in its lists. */
export const contactWords = {
  hasCall: 'Already has a call',
  ordinals: ['First', 'Second', 'Third', 'Fourth', 'Fifth'],
  contact: '<nth> contact, after',
  on: '<form> on <day>',
} as const

export const numbersWords = {
  people: 'People',
  peopleText: '<leads>, <booked> booked a call',
  calls: 'Calls',
  callsText: '<held> held, <noShows>, <canceled> canceled',
  audits: 'Audits on time',
  auditsText: '<onTime> of <due>',
  noCampaign: 'No campaign',
  part: '<leads>, <booked> booked',
} as const

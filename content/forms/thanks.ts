import { link, page, section, type WrittenPage } from '../model/notation.ts'

type Thanks = Omit<WrittenPage<'form'>, 'sections'> & {
  next: Readonly<Record<string, string>>
  /** Each of these pages has the mark in another position. */
  turn?: 1 | 2 | 3
}

/** The page after a form was sent: what is new in its hero, and what happens next. */
const thanks = ({ hero, next, turn, ...fields }: Thanks) =>
  page('form', {
    ...fields,
    hero: {
      eyebrow: 'Sent',
      artifact: {
        kind: 'mark',
        alt: 'Our mark: four leaves, all of them filled.',
        filled: 4,
        ...(turn && { turn }),
      },
      ...hero,
    },
    sections: [section.steps('what-happens-next', 'What happens next', next)],
  })

export const thanksStrategyCall = thanks({
  title: 'Thank You: Now Choose When We Talk',
  description:
    'We have your details. One step is left before your free strategy call: pick a day and a time of day, and we’ll email you an exact time.',
  name: 'Thanks for a Strategy Call',
  summary: 'We have your details. Now pick a day for the call.',
  hero: {
    title: 'Thank you. When should we talk?',
    window: { quiet: 'nonprofit' },
    text: 'We have your details, and a confirmation is on its way to your inbox. Now pick a day.',
    actions: [
      link('Choose a Day', '/request-a-call', 'hero'),
      link('See Our Ethical Guidelines', '/ethical-guidelines'),
    ],
  },
  next: {
    'You choose a day':
      'Pick a day and a time of day. It takes a minute. This form can’t pass your details on without JavaScript, so we’ll ask for your name and email again. Sorry.',
    'We read what you sent':
      'Before the call we’ll look at your website and your donation page, so we can start with your questions.',
    'We talk for {callLength}':
      'Then we write you one page with three steps. It’s in your inbox by the next business day.',
  },
})

export const thanksCallRequest = thanks({
  turn: 1,
  title: 'Thank You: We Have Your Call Request',
  description:
    'We have your request for a free strategy call. We’ll email you an exact time on the day you picked, and a link to the video meeting.',
  name: 'Thanks for a Call Request',
  summary: 'We have your request, and we’ll email you an exact time.',
  hero: {
    title: 'Thank you. We have your request',
    window: { quiet: 'calendar' },
    text: 'We’ll email you an exact time on the day you picked, with a link to the video meeting. Nothing is booked until you have that email.',
    actions: [link('See Our Impact Stories', '/impact-stories')],
  },
  next: {
    'We look at our calendar': 'If that day is full, we’ll offer you the nearest time that’s free.',
    'You get an email': 'It has the time in your time zone. If that doesn’t work for you, just reply.',
    'We talk for {callLength}':
      'By video, at the time in the email. Prefer the phone? Just reply and tell us.',
  },
})

export const thanksAudit = thanks({
  turn: 2,
  title: 'Thank You: We Have Your Audit Request',
  description:
    'We have your request for a free website audit. We’ll email you our analysis: three things to fix first, then the rest.',
  name: 'Thanks for an Audit Request',
  summary: 'We have your request, and we’ll email our analysis.',
  hero: {
    title: 'Thank you. We’re on it',
    window: { quiet: 'climate' },
    text: 'Within {auditDelivery} we’ll email you our analysis: three things to fix first, then the rest of the list.',
    actions: [
      link('Request a Call', '/request-a-call'),
      link('See a Sample Audit', '/resources/sample-website-audit'),
    ],
  },
  next: {
    'We visit your site as a donor would': 'On a phone, on a slow connection: giving, sign-up, search.',
    'We write down what gets in the way': 'Three fixes first, in words that a volunteer can act on.',
    'You decide what to do with it': 'Fix it yourself, or talk it through with us. It’s yours to keep.',
  },
})

export const thanksMessage = thanks({
  turn: 3,
  title: 'Thank You: We Have Your Message',
  description:
    'We have your message and will answer by email, usually the next business day. There’s nothing more to do.',
  name: 'Thanks for a Message',
  summary: 'We have your message, and we’ll answer by email.',
  hero: {
    title: 'Thank you. We have your message',
    window: { quiet: 'islamic' },
    text: 'We’ll answer by email, usually the next business day. Something to add? Reply to the confirmation in your inbox.',
    actions: [link('See All Services', '/services')],
  },
  next: {
    'A person reads it': 'It goes to someone who can answer it.',
    'We answer by email': 'If we know the answer, you’ll get it. If we need to know more, we’ll ask.',
  },
})

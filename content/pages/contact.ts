import { bookCall, link, page, section } from '../model/notation.ts'
import { whoDoesTheWork } from '../owner-facts.ts'

export const contact = page('contact', {
  title: 'Contact Us: Call, Email or Free Website Audit',
  description:
    'A question, a free website audit or a free strategy call. We answer every message, usually the next business day.',
  name: 'Contact',
  summary: 'Send us a message, request a free website audit, or book a strategy call.',
  hero: {
    eyebrow: 'Contact',
    title: 'Tell us what you’re trying to fund',
    text: 'Ask a question, get your website looked at, or talk to us. We read what you wrote before we answer, and you usually hear from us the next business day.',
    actions: [link('Write to Us', '/contact#message', 'mission')],
    artifact: {
      kind: 'mark',
      alt: 'The four leaves of our mark: you write, we read it, we answer, you decide.',
      filled: 1,
      words: ['You write', 'We read it', 'We answer', 'You decide'],
    },
  },
  sections: [
    section.plainForm('message', 'Write to us, and a person answers', {
      intro:
        'Give us your web address and what worries you most. Leave out donor lists, passwords and details about people you serve.',
      points: [
        'A message: we answer by email, usually the next business day.',
        'An audit: within {auditDelivery} you’ll have three things to fix first, then the rest. It’s free, and it’s yours to keep.',
      ],
      form: 'message',
    }),
    section.faqs('questions', 'Before you write', {
      'Does the call or the audit cost anything?':
        'No. If you want more help after that, ask, and you’ll get a proposal with the fee in it.',
      'Who should be on the call?':
        'Someone who knows the numbers and someone who can say yes; often that’s one person. If your board approves spending, invite the treasurer and skip a second meeting.',
      'We’re very small. Is it still worth asking?':
        'Yes. Often it’s something small that your own team can do: apply for Google Ad Grants, shorten the donation form, or write to last year’s donors. We start from what you have.',
      ...whoDoesTheWork,
    }),
    section.callToAction('next-step', 'Rather talk it through?', {
      text: 'Pick a time, and the video link will be in your inbox. If you can, have two numbers ready: what individuals gave last year, from your donor list, and how many of them gave again.',
      actions: [bookCall],
    }),
  ],
})

import { bookCall, page, section } from '../model/notation.ts'
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
    text: 'Send a message, request a free website audit, or book a free call. We answer every message, usually the next business day.',
    actions: [],
  },
  sections: [
    section.plainForm('message', 'Send us a message or request an audit', {
      intro: 'We answer messages by email. An audit takes {auditDelivery}.',
      form: 'contact',
    }),
    section.cards('what-happens-next', 'What happens after you reach out', {
      'If you send a message':
        'We email you back, usually the next business day. Tell us your website and what worries you most. Leave out donor lists, passwords and details about people you serve.',
      'If you request an audit':
        'We look at your website as a donor would: giving, sign-up, search. You’ll get a short list, most important first, that whoever runs your site can act on.',
      'If you book a call':
        'You pick a time and get an email with the video link and a calendar file. It helps to know roughly what you raised last year and where it came from.',
    }),
    section.faqs('questions', 'Calls and audits: common questions', {
      'Does the call or the audit cost anything?':
        'No. Both are free. If we think we can help, you get a written proposal with a fixed fee. We never take a percentage of donations.',
      'Who should be on the call?':
        'Someone who knows the numbers and someone who can say yes; often that’s one person. If your board approves spending, invite the treasurer and skip a second meeting.',
      'We’re very small. Is it still worth asking?':
        'Yes. We’ll often point you to something you can do without us: apply for Google Ad Grants, shorten the donation form, or write to last year’s donors. We start from what you have.',
      ...whoDoesTheWork,
    }),
    section.callToAction('next-step', 'Rather talk it through?', {
      text: 'In {callLength} you’ll have the two or three steps we’d take first.',
      actions: [bookCall],
    }),
  ],
})

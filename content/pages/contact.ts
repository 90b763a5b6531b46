import type { PageOf } from '../model/page-kinds.ts'

export const contact = {
  seo: {
    title: 'Contact Us: Call, Email or Free Website Audit',
    description:
      'Write to us, request a free website audit, or book a free strategy call. Someone who does the work answers, usually the next business day.',
  },
  theme: 'mission',
  subject: 'contact',
  name: 'Contact',
  summary: 'Send us a message, request a free website audit, or book a strategy call.',
  hero: {
    eyebrow: 'Contact',
    title: 'Tell us what you’re trying to fund',
    lead: 'Write to us, request a free website audit, or book a free {callLength:adjective} call. Someone who does the work answers, usually the next business day.',
    actions: [{ label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' }],
  },
  sections: [
    {
      kind: 'plainForm',
      id: 'message',
      heading: 'Send us a message or request an audit',
      intro:
        'You’ll get an answer by email from someone who does the work, usually the next business day. An audit takes {auditDelivery}.',
      form: 'contact',
    },
    {
      kind: 'cards',
      id: 'what-happens-next',
      heading: 'What happens after you write to us',
      items: [
        {
          icon: 'mail',
          title: 'If you send a message',
          text: 'Give us your website and the one thing that worries you most. Please leave out donor lists, passwords and details about the people you serve.',
        },
        {
          icon: 'search-check',
          title: 'If you request an audit',
          text: 'We look at your website as a donor would: giving, sign-up, search. You get a short list, most important first, that a volunteer webmaster can act on.',
        },
        {
          icon: 'calendar-check',
          title: 'If you book a call',
          text: 'You pick a time and get an email with the meeting link and a calendar file. No slides needed. It helps to know roughly what you raised last year and where it came from.',
        },
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Calls and audits: common questions',
      items: [
        {
          question: 'Does the call or the audit cost anything?',
          answer: [
            'No. Both are free, and neither commits you to anything. If we think we can help, you get a written proposal with a fixed fee. We never take a percentage of donations.',
          ],
        },
        {
          question: 'Who should be on the call?',
          answer: [
            'Someone who knows the numbers and someone who can say yes. In a small organization that’s often one person. If your board approves spending, invite the treasurer and save yourself a second meeting.',
          ],
        },
        {
          question: 'We’re very small. Is it still worth asking?',
          answer: [
            'Yes. We’ll often point you to something you can do without us: apply for Google Ad Grants, shorten the donation form, or write to last year’s donors. If hiring us wouldn’t pay for itself yet, you’ll hear that on the call.',
          ],
        },
      ],
    },
  ],
} satisfies PageOf<'contact'>

import type { PageOf } from '../model/page-kinds.ts'

export const contact = {
  seo: {
    title: 'Contact us: call, email or free website audit',
    description:
      'Book a free strategy call, ask for a website audit, or write to us about fundraising and digital marketing for your mission-driven organization.',
  },
  theme: 'mission',
  subject: 'contact',
  name: 'Contact',
  summary: 'Send us a message, request a free website audit, or book a strategy call.',
  hero: {
    eyebrow: 'Contact',
    title: 'Tell us what you are trying to fund',
    lead: 'Write to us, request a free website audit, or book a free {callLength:adjective} call. You will talk to someone who does this work and who will tell you if we are the wrong fit.',
    actions: [{ label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' }],
  },
  sections: [
    {
      kind: 'plainForm',
      id: 'message',
      heading: 'Send us a message or request an audit',
      intro:
        'A person reads every message and answers by email. A website audit reaches you within {auditDelivery}.',
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
          text: 'Include your website and the one thing that worries you most. That is enough for a useful first answer. Please leave out donor lists, passwords and details about the people you serve.',
        },
        {
          icon: 'search-check',
          title: 'If you request an audit',
          text: 'We look at the public pages of your site and send you a short list, most important first, that a volunteer webmaster can act on. Fix things yourself, or book a review call.',
        },
        {
          icon: 'calendar-check',
          title: 'If you book a call',
          text: 'You choose a time and get an email with the meeting link and a calendar file. You need no slides. It helps to know roughly what you raised last year and where it came from.',
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
            'Someone who knows the numbers and someone who can say yes. In a small organization that is often one person. If your board has to approve spending, inviting the treasurer saves you a second meeting.',
          ],
        },
        {
          question: 'We are very small. Is it still worth asking?',
          answer: [
            'Yes. We will often point you to something you can do without us: apply for Google Ad Grants, shorten the donation form, or write to last year’s donors. If paid work would not pay for itself yet, we say so on the call.',
          ],
        },
      ],
    },
  ],
} satisfies PageOf<'contact'>

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
  summary: 'How to reach us by phone or email, and what happens after you book a call or ask for an audit.',
  hero: {
    eyebrow: 'Contact',
    title: 'Tell us what you are trying to fund',
    lead: 'Book a free call of {callLength}, ask for a website audit, or send a plain email. You will talk to someone who does this work, and who will tell you if we are the wrong fit.',
    actions: [
      { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
      { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
    ],
  },
  sections: [
    {
      kind: 'contact',
      id: 'contact-details',
      heading: 'Reach us directly',
      intro:
        'Email suits documents, questions from your board and anything you want in writing. Calls take place on weekdays, at a time you pick in your own time zone.',
    },
    {
      kind: 'plainForm',
      id: 'message',
      heading: 'Send us a message',
      intro: 'A person reads every message and answers by email.',
      form: 'contact',
    },
    {
      kind: 'plainForm',
      id: 'website-audit',
      heading: 'Ask for a free website audit',
      intro: 'You get a short list of what to change first, within {auditDelivery}.',
      form: 'audit',
    },
    {
      kind: 'prose',
      id: 'what-happens-next',
      heading: 'What happens next',
      paragraphs: [
        'If you book a call, you choose a date and a time and get a confirmation by email with the meeting link and a calendar file. Before the call we look at your website and your donation page, so that we can start with your situation. You need no slides. It helps to know roughly what you raised last year, where it came from, and who on your team would do the work.',
        'If you ask for a website audit, we look at the public pages of the site you name and send you what we found within {auditDelivery}. You get a short list in order of importance, written so that a volunteer webmaster can act on it. You can then book a review call, or fix things yourself and never speak to us.',
        'If you write an email, include the address of your website and the one thing that worries you most. That is enough for a useful first answer, and enough for us to start an audit if you ask for one.',
      ],
      points: [
        'Please leave donor lists, passwords and details about the people you serve out of your first message. We do not need them to advise you.',
        'If you need an answer before a date, such as a grant deadline or the start of Ramadan, put the date in the subject line.',
        'Jumu’ah, school runs and field days are good reasons to move a call. The link in your confirmation moves it.',
      ],
    },
    {
      kind: 'faqs',
      id: 'questions',
      heading: 'Before you get in touch',
      items: [
        {
          question: 'Does the call or the audit cost anything?',
          answer: [
            'No. Both are free and neither obliges you to anything. If we think we can help, you get a written proposal with a fixed fee afterward. We never take a percentage of donations.',
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
            'Yes. We will often point you to something you can do without us: apply for Google Ad Grants, shorten the donation form, or write to last year’s donors. If paid work would not pay for itself yet, we say that on the call.',
          ],
        },
      ],
    },
    {
      kind: 'callToAction',
      id: 'next-step',
      heading: 'Pick the easier first step',
      text: 'A call suits you if you want to think something through. An audit suits you if you would rather read first and talk later.',
      actions: [
        { label: 'Book Your Free Strategy Call', tag: 'book-call', variant: 'hero' },
        { label: 'Get Free Website Audit', tag: 'free-audit', variant: 'outline' },
      ],
    },
  ],
} satisfies PageOf<'contact'>

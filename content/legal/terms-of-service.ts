import { page, section } from '../model/notation.ts'
import { site } from '../site.ts'

export const termsOfService = page('legal', {
  title: 'Terms of Service for Calls, Audits and Templates',
  description:
    'The terms for using this website, the free strategy call, the free website audit and the free templates, written in plain words.',
  name: 'Terms of Service',
  summary: 'What you can expect from the free call, the audit and the templates, and what we ask of you.',
  updated: '2026-11-28',
  digest: 'IZL2hmm5',
  legalReview: 'open',
  hero: {
    eyebrow: 'Legal',
    title: 'Terms of service',
    window: { layout: 'rows' },
    text: 'These terms cover this website and the free things it offers: a strategy call, a website audit and templates. Paid work has its own written agreement.',
    actions: [],
    statements: [
      { text: 'A free call', note: 'It binds neither of us' },
      { text: 'A free audit', note: 'Of your own site; not a legal review' },
      { text: 'Free templates', note: 'Change and share them; don’t sell them' },
      { text: 'A guarantee of results', note: 'Nobody can give you one', struck: true },
    ],
  },
  sections: [
    section.prose('who-and-what', 'What these terms cover, and who answers', [
      `“We” means ${site.name}, which runs this website. “You” means the person using it and, if you act for an organization, that organization. By sending a form or booking a call you accept these terms. If you do not agree with them, please do not use the forms. You can still read everything. Our managing director answers for these terms, at the email address on the contact page.`,
    ]),
    section.cards('free-offers', 'What we offer for free', {
      'Strategy call':
        'A {callLength:adjective} conversation online. It is free and binds neither of us to anything. If you cannot come, choose another time or cancel with the link in the confirmation email. We may move a call for a good reason, and will then offer you another time.',
      'Website audit':
        'A written look at the website you name, as a donor meets it. It may include a small gift, a volunteer sign-up and the emails that follow. You’ll have it within {auditDelivery}. We need your right to ask for it: your own organization’s site, or one you are responsible for. It is not a security test or a legal review.',
      'Templates and guides':
        'You may use, change and share the templates inside your organization and with others in your field, without charge and without naming us. Please do not sell them or present them as your own product.',
    }),
    section.prose('no-guarantee', 'No guarantee of results', [
      'Advice on fundraising and marketing is judgment. Search engines, ad programs, grant makers and donors decide for themselves, and none of them is under our control. So we do not promise a ranking, a Google Ad Grant, a number of donors or a sum of money, on this site or on a call.',
      'Figures on this site describe earlier work, our own goals, research we name, or examples we made up and say so. They show what was possible, or what we aim for, under particular conditions. Your results depend on your cause, your budget, your list and the hours your team can give.',
      'Templates, articles and audits are general guidance. They are not legal, tax or accounting advice, or a religious ruling. For zakat, waqf or anything that turns on the law of your state, ask a qualified scholar or lawyer.',
    ]),
    section.prose('acceptable-use', 'What we ask of you', {
      text: 'Give details that are true and your own, so that we can reach you. Send only what you have the right to send. Beyond that, please do not:',
      points: [
        'book calls you do not mean to attend, or book in someone else’s name;',
        'send forms by script, get around the limits on how often a form can be sent, or overload the site;',
        'try to read, change or delete data that belongs to other people, or look for weaknesses without asking us first;',
        'use the forms for advertising, threats, or data about donors and beneficiaries.',
      ],
    }),
    section.prose('your-data-and-content', 'Your data and your content', [
      'What you tell us about your organization stays yours. We use it to prepare the call or the audit and to follow up. We do not publish your name, your figures or your logo without your written permission. The privacy policy says what is stored.',
      'The texts, design and code of this site belong to us or to those who licensed them to us. Quoting with a link is welcome.',
    ]),
    section.prose('other-services', 'Services of other companies', [
      'Calls take place on a video-meeting service, and audit review calls are booked through a separate scheduler. Both are run by other companies with their own terms. If one of them fails, write to us and we will find another way to talk.',
    ]),
    section.prose('liability', 'Liability', [
      'We take care with this site and with our free advice, but we provide both as they are. The site can be unavailable, and an article can be out of date. Check a suggestion against your own situation before you spend money on it.',
      'As far as the law allows, we are not liable for indirect loss, such as donations you expected, that follows from using the site or the free advice. Nothing in these terms limits liability that cannot be limited by law, for example for fraud, intent, or injury to a person.',
    ]),
    section.prose('paid-work', 'If we work together', [
      'Paid work starts only when both sides have signed a written agreement that names the scope, the fixed fee, the people and how either side can end it. Where that agreement and these terms differ, the agreement applies. We never charge a percentage of what you raise.',
    ]),
    section.prose('changes-and-law', 'Changes and applicable law', [
      'We may change these terms. The date on this page shows the last change, and the version that was here when you sent a form applies to that form. If one sentence turns out to be invalid, the rest still stands.',
      'The law of the place where we are established applies. Rights that the law of your own country gives you and that cannot be waived remain yours. If something goes wrong, please write to us first. Most things can be settled with one email.',
    ]),
    section.pageLinks('related', 'Related pages', ['/privacy-policy', '/ethical-guidelines', '/contact']),
  ],
})

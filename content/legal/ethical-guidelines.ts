import { bookCall, link, page, section } from '../model/notation.ts'

export const ethicalGuidelines = page('legal', {
  title: 'Ethical Guidelines: How We Raise Money',
  description:
    'Halal compliant, transparent, commission-free: what our six ethical practices mean in daily work, which projects we decline, and how we report to you.',
  name: 'Ethical Guidelines',
  summary: 'Our six ethical practices, the work we decline, and why we never take a percentage of donations.',
  updated: '2026-11-20',
  legalReview: 'open',
  hero: {
    eyebrow: 'How we work',
    title: 'Ethical guidelines',
    text: 'A donation is an amanah, something held in trust. These are the rules we keep when we help you ask for one, and you can hold us to each of them.',
    actions: [bookCall],
    artifact: {
      kind: 'sheets',
      alt: 'An invented list of sponsors, screened before the first call: two are crossed out with the reason, and two may be asked.',
      layout: 'one',
      sheets: [
        {
          label: 'Before we call a sponsor (invented)',
          parts: [
            { as: 'title', text: 'Who may we ask?' },
            { as: 'chosen', text: 'A grocer on your street', note: 'On your list' },
            { as: 'struck', text: 'A payday lender', note: 'Lives on interest' },
            { as: 'struck', text: 'A casino', note: 'Gambling' },
            { as: 'choice', text: 'A bakery chain', note: 'Doubtful: ask your scholar' },
          ],
          better: true,
        },
      ],
    },
  },
  sections: [
    section.cards('practices', 'Our six ethical practices', {
      'Halal compliant':
        'We check sponsors, ad placements and funding sources for riba (interest), gambling, alcohol and other excluded industries before we approach anyone. Every client may use this check, of any faith or none.',
      Transparency:
        'You own every account and can see every figure. Reports show what was spent, what it brought and what did not work.',
      'Privacy conscious':
        'Donor data stays in your systems, or in encrypted storage that you control. We ask for the least access that does the job, give it back when the work ends, and delete any copies.',
      'Sustainable growth':
        'We build what your team can run without us. A campaign that exhausts your volunteers or your donor list costs more than it raises.',
      'Purpose over profit':
        'We charge fixed fees and take no commission. If a free tool or a single afternoon would solve your problem, we tell you.',
      'Community focused':
        'People decide how a campaign shows them. If they do not like a picture or a line, we do not use it.',
    }),
    section.prose('halal-compliant', 'Halal compliant, in practice', [
      'For an Islamic organization we agree on a screening list with you, and with your scholar if you have one, before the first sponsor is contacted. It names the industries you exclude and what happens with doubtful cases. Ads are excluded from unsuitable placements as far as the ad network allows it, and we tell you where it does not.',
      'Zakat, sadaqah and waqf are kept apart in every form, receipt and report. We write “zakat eligible” only where your scholar or board has confirmed it for that fund. We do not give religious rulings. Ramadan campaigns are planned so that your staff can fast, pray and break the fast with their families.',
    ]),
    section.prose('transparency', 'Transparency, in practice', [
      'Ad accounts, analytics, donation tools and donor records are opened in your organization’s name, with you as the owner and us as a guest. If we part, you remove our access and nothing is lost.',
      'Each month you get one short report: money spent, inquiries and donations that can be traced to the work, what we changed, what failed and what we propose next. A figure that cannot be traced is called an estimate. Where a tool pays for referrals, we decline the payment or tell you about it before you decide.',
    ]),
    section.prose('privacy-conscious', 'Privacy conscious, in practice', [
      'We do not buy or swap lists of people, and we do not upload your donor list to an ad network unless you have the donors’ permission and ask us to. We work with access under our own names, never with a shared password.',
      'Stories and photos need consent from the person shown, or from a parent for a child. Consent says where the picture appears and for how long, and it can be withdrawn. People who receive aid are never asked to perform gratitude in return for it.',
    ]),
    section.prose('sustainable-growth', 'Sustainable growth, in practice', [
      'Before a campaign starts we ask who will answer the inquiries it brings. If nobody can, we begin with that. We write down each routine so that a new staff member or volunteer can take it over.',
      'We avoid false urgency: no countdowns that start again, no “final appeal” that is followed by another one. For climate initiatives we publish an environmental claim only with a source that a critical reader can check.',
    ]),
    section.prose('purpose-over-profit', 'Purpose over profit, in practice', [
      'Our fundraising work is commission-free. We take no percentage of donations, grants, sponsorships or bequests, and no bonus tied to them. Percentage pay rewards pressure, puts the fundraiser’s interest in front of the donor’s, and can mean that a gift meant for a cause goes elsewhere. Codes of ethics for professional fundraisers reject it for the same reasons.',
      'You pay a fixed fee that you know beforehand, for work that is described beforehand. If we see after the first weeks that the plan will not pay for itself, we tell you and propose to stop or to change it.',
    ]),
    section.prose('community-focused', 'Community focused, in practice', [
      'Someone from the community reads a campaign before the public does. We ask which words people use for themselves, which images they are tired of, and which languages the page needs. For youth programs we ask to see your youth protection rules before we invite a single volunteer.',
      'Meetings and launches are planned around Jumu’ah, the Sabbath, school hours or the harvest, whichever applies to the people involved.',
    ]),
    section.prose('what-we-decline', 'Work we decline', {
      text: 'We say no to the following, whoever asks and whatever it pays:',
      points: [
        'Pay as a share of donations, sponsorships or grants.',
        'Promotion of alcohol, gambling, tobacco, pornography, weapons or interest-based lending.',
        'Campaigns that set one community against another, or that show people in need without their consent.',
        'Environmental claims that serve to cover up harm.',
        'Fundraising for an organization that will not tell its donors, or us, how the money is used.',
        'Reviews, followers or traffic that are bought to look real.',
        'Campaigns for a party or a candidate.',
      ],
    }),
    section.prose('hold-us-to-it', 'If we fall short', [
      'Our managing director answers for these guidelines. Write to us through the contact page and tell us which rule we broke. You get a written answer that says what happened and what we will change. If the mistake cost you money, we work out with you how to make it right. These guidelines describe how we work. They are not legal advice or a religious ruling for your organization.',
    ]),
    section.callToAction('next-step', 'Ask us the hard questions', {
      text: 'How we are paid, who sees your data, which sponsors we would turn down: bring these to the first call. They are easier to settle before any work starts.',
      actions: [bookCall, link('Contact Us', '/contact')],
    }),
  ],
})

import { bookCall, link, page, section } from '../model/notation.ts'

export const ethicalGuidelines = page('legal', {
  title: 'Ethical Guidelines: How We Raise Money',
  description:
    'Halal compliant, transparent, commission-free: what our six ethical practices mean in daily work, which projects we decline, and how we report to you.',
  name: 'Ethical Guidelines',
  summary: 'Read our six practices, and the work we decline.',
  updated: '2026-11-28',
  digest: 'toikscid',
  legalReview: 'open',
  hero: {
    eyebrow: 'How we work',
    title: 'Ethical guidelines',
    window: { layout: 'rows' },
    text: 'A donation is an amanah, something held in trust. These are the rules we keep when we help you ask for one, and you can hold us to each of them.',
    actions: [bookCall],
  },
  sections: [
    section.prose('halal-compliant', 'Halal compliant', [
      'We check sponsors, ad placements and funding sources for riba (interest), gambling, alcohol and other excluded industries before we approach anyone. Every client, of any faith or none, may use this check. For an Islamic organization we first agree on the list with you, and with your scholar if you have one. It names the industries you exclude and says what happens with doubtful cases.',
      'We keep zakat, sadaqah and waqf apart in every form, receipt and report, and write “zakat eligible” only where your scholar or board has confirmed it for that fund. We don’t give religious rulings. In Ramadan, campaigns are planned so that your staff can fast, pray and break the fast with their families.',
    ]),
    section.prose('transparency', 'Transparency', [
      'Ad accounts, analytics, donation tools and donor records are opened in your organization’s name. You own them, and we’re guests. If we part, you remove our access and lose nothing.',
      'Each month you get one short report: what was spent, which inquiries and gifts can be traced to the work, what failed, and what we’d do next. A figure that can’t be traced is called an estimate. Where a tool pays for referrals, we turn the money down or tell you about it before you decide.',
    ]),
    section.prose('privacy-conscious', 'Privacy conscious', [
      'Donor data stays in your systems, or in encrypted storage that you control. We ask for the least access that does the job, under our own names, and give it back when the work ends. We don’t buy or swap lists of people, and we don’t upload your donor list to an ad network unless your donors have agreed and you ask us to.',
      'Stories and photos need consent from the person shown, or from a parent for a child. Consent says where the picture appears and for how long, and it can be withdrawn. We never ask people who receive aid to perform gratitude for it.',
    ]),
    section.prose('sustainable-growth', 'Sustainable growth', [
      'We build what your team can run without us. Before a campaign starts, we ask who’ll answer the inquiries it brings; if nobody can, that comes first. Each routine is written down, so that a new staff member or volunteer can take it over.',
      'We avoid false urgency: no countdowns that start again, no “final appeal” followed by another one. We publish an environmental claim only with a source that a critical reader can check.',
    ]),
    section.prose('purpose-over-profit', 'Purpose over profit', [
      'You pay a fixed fee that you know beforehand, for work that’s described beforehand. We take no percentage of donations, grants, sponsorships or bequests, and no bonus tied to them. Percentage pay rewards pressure and puts the fundraiser’s interest in front of the donor’s. The code of the Association of Fundraising Professionals rejects it, too.',
      'If a free tool or a single afternoon would solve your problem, we tell you. If we see after the first weeks that the plan won’t pay for itself, we tell you that, too, and propose to stop or to change it.',
    ]),
    section.prose('community-focused', 'Community focused', [
      'People decide how a campaign shows them, and someone from the community reads it before the public does. We ask which words people use for themselves, which images they’re tired of, and which languages the page needs. For youth programs we ask to see your youth protection rules before we invite a single volunteer.',
      'Meetings and launches are planned around Jumu’ah, the Sabbath, school hours or the harvest, whichever applies to the people involved.',
    ]),
    section.prose('what-we-decline', 'Work we decline', {
      text: 'We say no to the following, at any price:',
      points: [
        'Pay as a share of donations, sponsorships or grants.',
        'Promotion of alcohol, gambling, tobacco, pornography, weapons or interest-based lending.',
        'Campaigns that set one community against another, or that show people in need without their consent.',
        'Environmental claims that serve to cover up harm.',
        'Fundraising for an organization that won’t tell its donors, or us, how the money is used.',
        'Reviews, followers or traffic that are bought to look real.',
        'Campaigns for a party or a candidate.',
      ],
    }),
    section.prose('hold-us-to-it', 'If we fall short', [
      'Our managing director answers for these guidelines. Write to us through the contact page and tell us which rule we broke. You get a written answer that says what happened and what we’ll change. If the mistake cost you money, we work out with you how to make it right. These guidelines describe how we work. They aren’t legal advice or a religious ruling for your organization.',
    ]),
    section.callToAction('next-step', 'Ask us the hard questions', {
      text: 'How we’re paid, who sees your data, which sponsors we’d turn down: ask on the first call. It’s easier to settle before any work starts.',
      actions: [bookCall, link('Contact Us', '/contact')],
    }),
  ],
})

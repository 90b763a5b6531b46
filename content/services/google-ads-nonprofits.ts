import { inOneRow } from '../before-you-sign.ts'
import { bookCall, card, detail, freeAudit, page, section, sheet } from '../model/notation.ts'

export const googleAdsNonprofits = page('service', {
  title: 'Google Ads and Ad Grants for Nonprofits',
  description:
    'Google gives eligible nonprofits up to {adGrantMonthly} a month in search ads. We apply, build the account, keep it inside the rules and track what it brings.',
  name: 'Google Ads for Nonprofits',
  summary: 'We apply for your Ad Grant, run the account, and add paid ads where the grant can’t reach.',
  hero: {
    eyebrow: 'Google Ads and PPC',
    title: 'Apply for the Google Ad Grant, use it well, keep it',
    text: 'Google gives eligible nonprofits up to {adGrantMonthly} a month in search ads, or {adGrantYearly} a year. We prepare the application, and make the monthly checks that keep an account.',
    actions: [bookCall, freeAudit],
    artifact: {
      kind: 'sheets',
      alt: 'One ad, from the search to the page: someone searches for adult reading classes, reads the ad, and signs up on a page that says the same.',
      sheets: [
        sheet(
          'The search',
          [
            { as: 'field', text: 'Adult reading class' },
            { as: 'text', text: 'Learn to Read as an Adult', note: 'Sponsored' },
            { as: 'text', text: 'Books for new readers', note: 'County library' },
            { as: 'text', text: 'Evening classes', note: 'Community college' },
          ],
          'phone',
        ),
        sheet(
          'The ad',
          [
            { as: 'title', text: 'Learn to Read as an Adult' },
            { as: 'text', text: 'Free, private lessons near you. Evenings and Saturdays.' },
            { as: 'text', text: 'Ask for a lesson', note: 'We call you back' },
            { as: 'text', text: 'Where we teach', note: 'Three libraries' },
          ],
          'phone',
        ),
        sheet(
          'The page it opens',
          [
            { as: 'title', text: 'Free reading lessons for adults' },
            { as: 'field', text: 'Your first name' },
            { as: 'field', text: 'Your phone' },
            { as: 'chosen', text: 'Evenings' },
            { as: 'choice', text: 'Saturdays' },
            { as: 'button', text: 'Ask for a lesson' },
          ],
          'phone',
        ),
      ],
    },
  },
  sections: [
    section.faqs('questions', 'Do you qualify for the grant?', {
      'Which organizations can get it?': [
        'You need nonprofit status that Google can verify, such as 501(c)(3), and a secure website on your own domain with real content. Hospitals, schools and government bodies don’t qualify. A school’s or a hospital’s foundation can.',
        'Mosques and churches can qualify, with a catch. The law doesn’t make a congregation apply for 501(c)(3) status, but Google wants the IRS to have recognized it and to list it. Look up your EIN in the IRS list first. If you aren’t there, the group ruling of your national body may cover you: then you apply as its branch.',
      ],
      'Will the grant bring us donations?':
        'Some, and later: people come for a program or an answer, and you ask once they’ve heard from you. So we set up your email sign-up first.',
      'How long until our ads run?':
        'About a month. Verification and enrollment take two to four weeks, and meanwhile we write the ads, improve the pages that they lead to, and set up tracking. In month two we start with a few narrow campaigns around your programs, and in month three your report begins to compare.',
      'Our account was suspended. Can we get it back?':
        'We find the rule that was broken, fix it, and ask Google for a review. The answer is up to Google.',
    }),
    section.mockup('ad-and-bill', 'One ad, and what its month came to', {
      intro:
        'For example, a month of a literacy nonprofit. The grant pays for every click, so nothing is owed to Google. Our fee is separate.',
      sheets: [
        sheet('Vague', [
          { as: 'field', text: '“reading near me”' },
          { as: 'text', text: 'People looking for a bookstore, a city or a palm reader' },
          { as: 'text', text: 'Click-through rate: 2%' },
          { as: 'struck', text: 'Sign-ups: none', note: 'It pulls the account’s rate down. Google wants 5%' },
          { as: 'title', text: 'The grant: at risk' },
        ]),
        sheet('Narrow', [
          { as: 'field', text: '“learn to read as an adult”' },
          { as: 'text', text: 'Fewer people, and the right ones' },
          { as: 'text', text: 'Click-through rate: 9%' },
          { as: 'chosen', text: 'Eleven people asked for a first lesson', note: 'Counted as conversions' },
          { as: 'title', text: 'Paid to Google: $0' },
        ]),
      ],
    }),
    section.cards('read-on', 'A grant fills programs before it brings gifts', [
      inOneRow('/services/google-ads-nonprofits'),
      card('Read the whole story of one client’s ads', {
        text: 'Securing Degrees ran small ads. See what we bid on, and what you can copy.',
        to: '/impact-stories/securing-degrees',
      }),
    ]),
    section.prose('why-it-matters', 'The grant pays for search ads, and little else', {
      text: [
        'Google Ad Grants is credit for ads on Google Search. Since 2025 a grant account can also run Performance Max, which shows mostly on Search and a little on Maps. The limit of {adGrantMonthly} a month comes to $329 a day, and it can’t buy video or display ads of their own. Grant ads come after paying advertisers’ ads.',
        'So we use it for people who want help, a volunteer shift, an event or an answer. Where position matters, as with “donate now”, your paid budget does more, if you have one.',
        'Google wants the whole account to reach a click-through rate of 5%, almost no one-word keywords, and real sign-ups or gifts tracked as conversions. If the account is below 5% two months in a row, it can be suspended.',
      ],
      points: [
        'Keywords are so broad that the wrong people click, and the click-through rate drops below 5%.',
        'Every click lands on the home page, where people have to search all over again.',
        'A page view counts as a success, so the account looks healthy while sign-ups stay at zero.',
        'The only login belongs to a former volunteer, so a small warning becomes a suspended account.',
      ],
    }),
    section.serviceDetails('what-we-do', 'How we apply for the grant and help you keep it', [
      detail('application-and-setup', 'badge-check', 'Application and setup', {
        text: 'We check whether you qualify, prepare the application, and build the account in your organization’s name.',
        what: 'We start with eligibility: 501(c)(3) status or its equivalent in your country, a website on your own domain, and enough of your own content on it. Then we prepare your Google for Nonprofits verification, apply for the grant and build the first campaigns. You own the account; we’re added as a manager.',
        why: 'The name has to match your IRS letter, and Google looks at the website. It’s quicker to fix both first than to apply twice.',
        example:
          'The legal name on a refugee center’s IRS letter isn’t the name on its website. We add the legal name to the footer and the about page, find the letter, and apply once they match. While Google reviews, we write the ads and the pages they lead to.',
      }),
      detail('grant-management', 'shield-check', 'Grant management', {
        text: 'We work on keywords, ads and pages each month, so the account earns its keep and stays inside Google’s rules.',
        what: 'Each month we read the searches behind your clicks, block the wrong ones, pause weak keywords, test new ads, and check the account against Google’s current policy. Then you read what was spent, what people did on your site, and what changes next.',
        why: 'The rules change. If you look once a quarter, the two months below 5% are over before you know it.',
        example:
          'Say you’re a literacy nonprofit bidding on “reading near me”. The people who click want a bookstore, the city of Reading, Pennsylvania, or a palm reader. We switch to “adult reading classes” and “learn to read as an adult” plus your city, and exclude the rest. Fewer people see the ad, and the ones who do have a reason to click.',
      }),
      detail('paid-campaigns', 'target', 'Paid campaigns', {
        text: 'We run a small, separate account where grant ads don’t reach: year-end, Ramadan, an emergency.',
        what: 'We run paid search alongside the grant for the few searches where position matters: your own name, an appeal in the news, a giving season. You agree to the budget, the dates and the point where we stop before the first ad runs.',
        why: 'Grant ads come after paid ones, in the last ten nights of Ramadan and the last days of December, too. A modest paid budget keeps you in front of donors who look for you by name.',
        example:
          'All month an Islamic relief organization’s grant account answers questions like how zakat is calculated and who can receive it. On the evenings of the last ten nights, the paid account covers your name and “pay zakat online”, with a page where the donor marks the gift as zakat or sadaqah.',
      }),
      detail('tracking', 'chart-line', 'Tracking you can trust', {
        text: 'We count donations, sign-ups and calls, and trace each to the ad that brought it.',
        what: 'You decide with us which actions count. We set each one up in Google Analytics and Google Ads, and test them with a real donation and a real form. We report page visits too, but we never count them as results.',
        why: 'Google’s bidding learns from what you call a success. Count visits to the contact page, and it finds you more people who visit contact pages. Count completed applications, and it goes looking for applicants.',
        example:
          'An animal shelter’s donation form opens on another company’s site. The trail ends there, so every gift seems to come from nowhere. We connect the two sites, send the amount back to Analytics, and make a test gift. From then on, the report shows which searches led to a donation and which to a phone call.',
      }),
    ]),
    section.metrics('results', 'One client’s ads: first leads, and what each cost', {
      metrics: ['firstLeads', 'caseCostPerLead'],
      points: [
        'For Securing Degrees, a scholarship coaching organization, a small ad campaign brought the first families while search was still building up. A lead is a family that asks for a call.',
        'Don’t expect these figures from a grant account: its ads come after paid ones.',
      ],
    }),
    section.callToAction('next-step', 'Find out whether you qualify for Google Ad Grants', {
      text: 'Have your EIN ready, and we’ll look it up in the IRS list together. The email after the call says what the grant could do for you.',
      actions: [bookCall, freeAudit],
    }),
  ],
})

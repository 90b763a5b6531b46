import { type RightEdit, reworded } from './mutation.ts'

/** Sentences of the pages said another way, in which the rules of grammar find nothing wrong. */
export const rewordedSentences: readonly RightEdit[] = (
  [
    ['services/nonprofit-seo', 'Search is slow.', 'Search is slow, and it rewards patience.'],
    ['pages/contact', 'You need no slides.', 'To whom do you write when the date is set?'],
    [
      'audiences/climate-initiatives',
      'A forest, a river or a law takes years to change.',
      'A forest, a dairy farm or the rights of Indigenous peoples take years to change.',
    ],
    [
      'audiences/islamic-organizations',
      'Sacrifice and sadaqah, each in its own fund.',
      'Qurbani and sadaqah, each in its own fund.',
    ],
    [
      'audiences/islamic-organizations',
      'and a waqf appeal for those who want to leave something lasting.',
      'and a waqf appeal for families who wish to leave a lasting gift.',
    ],
    [
      'pages/home',
      'We keep zakat, sadaqah and waqf apart and plan beyond Ramadan.',
      'We keep zakat, zakat al-fitr, sadaqah and waqf apart and plan beyond Ramadan.',
    ],
    ['fundraising/corporate-sponsorship', 'Few do.', 'Most readers will not.'],
    [
      'services/crm-nonprofits',
      'Take an animal shelter whose new adopters hear nothing for months.',
      'Take a cat rescue whose new adopters hear nothing for months.',
    ],
    [
      'services/crm-nonprofits',
      'Duplicates hide your best supporters.',
      'Every duplicate hides one of your best supporters.',
    ],
    [
      'case-studies/black-star',
      'Students meet adults who know their street and expect much of them.',
      'Students meet grown-ups who know their street and ask a lot of them.',
    ],
    ['fundraising/fundraising-systems', 'Often nothing went wrong.', 'Often nobody did anything wrong.'],
    [
      'pages/our-mission',
      'The people who run it were trained to teach.',
      'The people who run it were trained as teachers.',
    ],
    ['pages/contact', 'You need no slides.', 'You don’t need slides.'],
    ['legal/terms-of-service', 'Quoting with a link is welcome.', 'You are welcome to quote us with a link.'],
    [
      'resources/how-to-write-meeting-minutes',
      'Two pages are plenty for a normal board evening.',
      'For an ordinary board evening, two pages are plenty.',
    ],
    [
      'audiences/climate-initiatives',
      'A forest, a river or a law takes years to change.',
      'A forest, a coastline or a law takes years to change.',
    ],
    [
      'challenges',
      'Hiring waits for the appeal, and one bad evening becomes a budget cut.',
      'Hiring waits for the appeal, and one rainy evening becomes a budget cut.',
    ],
    [
      'services/landing-page-optimization',
      'It also needs no new audience.',
      'Nor does it need a new audience.',
    ],
    [
      'fundraising/volunteer-youth-outreach',
      'Many are glad to be asked and surprised that nobody had.',
      'Many are glad to be asked, and wonder why nobody did so before.',
    ],
    ['pages/impact-stories', 'Who counted?', 'Who did the counting?'],
    [
      'forms/thanks-audit',
      'Fix it yourself, or talk it through with us.',
      'Fix it yourself, or talk it over with us on a call.',
    ],
    ['services/productivity-tools', 'Ask before you pay.', 'Always ask before paying.'],
    [
      'services/nonprofit-strategy',
      'The youth committee wants TikTok.',
      'The youth committee wants YouTube and Instagram.',
    ],
    ['services/google-ads-nonprofits', 'Often, yes.', 'In many cases, yes.'],
    ['audiences/nonprofit-organizations', 'It came last night', 'Came in last night'],
    [
      'case-studies/black-star',
      'Families hear about it from other families.',
      'Families hear of it from other families, at the café as often as at the school gate.',
    ],
    ['services/crm-nonprofits', 'One gift, “the family from Elm Street”', 'One gift, “the Núñez family”'],
    [
      'audiences/climate-initiatives',
      'and the name of your town',
      'and the name of your town, be it Zürich or Cancún',
    ],
    [
      'services/crm-nonprofits',
      'In {callLength} we can usually say',
      'A call of {callLength} is usually enough to say',
    ],
    [
      'pages/who-we-help',
      'All of it is written down',
      'Donations grew by {donationIncrease} where we did this. All of it is written down',
    ],
    [
      'services/nonprofit-strategy',
      'Take an Islamic school that receives three offers',
      'Take an Islamic school that receives four offers',
    ],
    [
      'fundraising/volunteer-youth-outreach',
      'Bringing in a hundred new names does harm',
      'Bringing in two hundred new names does harm',
    ],
    ['pages/our-mission', "heading: 'Why we do this'", "heading: 'Why this work, and why us'"],
    [
      'services/landing-page-optimization',
      "heading: 'The page decides what your ads are worth'",
      "heading: 'What your ads are worth depends on the page'",
    ],
    [
      'audiences/nonprofit-organizations',
      "title: 'Steadier income, for a nonprofit with a small team'",
      "title: 'Steadier income for nonprofits with small teams'",
    ],
    [
      'fundraising/fundraising-visibility',
      "heading: 'Six things that outlast the attention'",
      "heading: 'What outlasts the attention'",
    ],
    [
      'services/crm-nonprofits',
      'How we move you without losing history.',
      'And how we move you without losing a gift.',
    ],
    ['metrics', "label: 'Volunteer retention'", "label: 'Volunteers who stay on'"],
    [
      'audiences/islamic-organizations',
      'Teaching first, one clear need, then the last ten nights.',
      'Teaching first, one clear need, then the odd nights.',
    ],
    [
      'audiences/islamic-organizations',
      'Donors read what was given and where it went.',
      'Donors read what came in as zakat, sadaqah and waqf, and where each went.',
    ],
    [
      'services/crm-nonprofits',
      'Card numbers stay with your payment provider',
      'Card numbers remain with your payment provider',
    ],
    [
      'fundraising/fundraising-execution',
      'Fundraising plans are usually sound.',
      'Most fundraising plans we see are sound.',
    ],
    [
      'fundraising/corporate-sponsorship',
      'Because you are near.',
      'Because you are close by, and your donors shop there.',
    ],
    [
      'pages/our-mission',
      'A marketing agency knows campaigns and has never read a restricted grant.',
      'An agency that knows campaigns has seldom read a restricted grant.',
    ],
    [
      'services/nonprofit-seo',
      'Good writing on a page that a search engine cannot reach is wasted.',
      'What a search engine cannot reach might as well not be written.',
    ],
    [
      'services/google-ads-nonprofits',
      'The rules change, and Google can pause',
      'Rules change often, and Google can pause',
    ],
    [
      'case-studies/black-star',
      'That trust was its greatest asset',
      'The families’ trust was its greatest asset',
    ],
    [
      'resources/how-to-write-meeting-minutes',
      'They are no transcript, and the best ones are short.',
      'They are not a transcript, and the best of them are short.',
    ],
    [
      'resources/ai-tools-for-meeting-management',
      'It cannot tell that the treasurer left the room.',
      'Nor can it tell that the treasurer has left the room.',
    ],
    [
      'legal/privacy-policy',
      'We do not sell, rent or trade personal data.',
      'We neither sell nor rent nor trade personal data.',
    ],
    [
      'legal/terms-of-service',
      'Please do not sell them or present them as your own product.',
      'What we ask is that nobody sells them or presents them as a product of their own.',
    ],
    [
      'pages/contact',
      'In a small organization that is often one person.',
      'In small organizations these two are often one person.',
    ],
    [
      'pages/impact-stories',
      'Families trusted it, and funders had not heard of it.',
      'Families trusted it. Funders had never heard of it.',
    ],
    [
      'services/landing-page-optimization',
      'Each field is a reason to stop.',
      'Every field you add is one more reason to stop.',
    ],
    ['services/productivity-tools', 'Then we keep theirs.', 'Then we work with the one they have.'],
    ['fundraising/fundraising-visibility', 'Sponsors look too.', 'Sponsors do their own search, too.'],
    [
      'fundraising/volunteer-youth-outreach',
      'They can tell a real task from one that was made up to fill a service requirement.',
      'They know a real task when they see one, and a made-up one as well.',
    ],
    [
      'fundraising/fundraising-systems',
      'Nobody wrote, or the next letter came a year later',
      'Either nobody wrote, or the next letter arrived a year later',
    ],
    ['challenges', 'Experts approve.', 'Those who know the field nod.'],
    ['pages/who-we-help', 'We begin with the next.', 'We start wherever the chain is weakest.'],
    [
      'meeting-templates',
      'A secretary’s private laptop is no archive.',
      'Nobody’s private laptop is an archive.',
    ],
    ['pages/home', 'We read your answer before we talk.', 'Whoever calls you has read your answer first.'],
    [
      'services/nonprofit-strategy',
      'Average growth across our clients is {averageGrowthMeasured}.',
      'Across our clients, growth averaged {averageGrowthMeasured}.',
    ],
    [
      'fundraising/fundraising-visibility',
      'This work brought {trafficGrowth} traffic growth and a {donationIncrease} increase in donations.',
      'Website traffic grew by {trafficGrowth}, and donations rose by {donationIncrease}.',
    ],
    [
      'case-studies/securing-degrees',
      'Search came more slowly and lasted: {caseKeywords} keywords on page one, and {caseTraffic} website traffic.',
      'Search came more slowly and lasted: {caseKeywords} keywords reached page one, and traffic to the website grew by {caseTraffic}.',
    ],
  ] as const
).map(([module, text, instead]) => reworded(instead, module, text, instead))

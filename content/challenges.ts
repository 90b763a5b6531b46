import type { Challenge, OrganizationType } from './model/challenge.ts'

/** Challenges by type of organization, for the challenges page and the audience pages. */
export const challenges: Record<OrganizationType, readonly Challenge[]> = {
  nonprofit: [
    {
      icon: 'calendar-x',
      title: 'Income that comes once a year',
      description:
        'The gala or the year-end appeal brings most of what nobody else pays for. For the rest of the year the director watches the bank balance.',
      impact: 'Hiring waits for the appeal, and one bad evening becomes a budget cut.',
    },
    {
      icon: 'user-minus',
      title: 'Donors who give once',
      description:
        'The receipt is automatic and the thank-you late. The next message is another request, often to people who cannot see what became of the first gift.',
      impact:
        'Each year begins with replacing the donors of the year before, which is the most expensive way to grow.',
    },
    {
      icon: 'search-x',
      title: 'Pages written for funders',
      description:
        'The website speaks of capacity building and wraparound support. The family next door searches for “free tax help” and finds a commercial preparer.',
      impact: 'People who need you go without, and funders see fewer of them in your report.',
    },
    {
      icon: 'key-round',
      title: 'Knowledge in one person’s head',
      description:
        'One colleague knows the passwords, the major donors’ first names and which spreadsheet is the right one. Nothing of it is written down.',
      impact: 'When that person leaves, months of follow-up and some friendships leave too.',
    },
  ],
  islamic: [
    {
      icon: 'moon-star',
      title: 'A year’s giving in one month',
      description:
        'Ramadan brings generosity that few other causes know. By the following winter the fund is used up, and Ramadan moves earlier against your fiscal year every time.',
      impact: 'Teachers and programs are paid by what last Ramadan brought, whatever this year needs.',
    },
    {
      icon: 'wallet-cards',
      title: 'Zakat and sadaqah in one pot',
      description:
        'The donation form has one button. The donor meant zakat, the record says “donation”, and the treasurer sorts it out later from memory or a note on a transfer.',
      impact: 'You cannot show that zakat reached those entitled to it, and careful donors go elsewhere.',
    },
    {
      icon: 'scale',
      title: 'Money you cannot accept',
      description:
        'A company offers support and part of its income comes from interest, alcohol or gambling. There is no written rule, so the board argues about this one case.',
      impact: 'The answer comes too late, or an announced gift is returned in public.',
    },
    {
      icon: 'circle-pause',
      title: 'Accounts paused at the worst time',
      description:
        'Banks, payment providers and ad platforms tend to review Islamic charities more closely, often when volumes rise. Missing paperwork turns a question into a freeze.',
      impact: 'Gifts fail in the last ten nights, and donors think that the fault is yours.',
    },
  ],
  climate: [
    {
      icon: 'hourglass',
      title: 'Results that take years',
      description:
        'A restored wetland shows what it can do after a decade. Funders ask after twelve months, and the report fills with activities because outcomes are not there yet.',
      impact: 'Funders lose patience just before there is something to see.',
    },
    {
      icon: 'shield-question-mark',
      title: 'Readers who doubt every claim',
      description:
        'People have read too many green promises. A large round figure without a source is taken as one more, even when it is true.',
      impact: 'Journalists stay away, and sponsors fear being seen beside you.',
    },
    {
      icon: 'cloud-lightning',
      title: 'Attention that follows disasters',
      description:
        'A flood or a fire brings visitors for a few days. They find no sign-up and no task, read one page and leave.',
      impact: 'The moment when most people care passes, and you have not learned a single name.',
    },
    {
      icon: 'flask-conical',
      title: 'Language only specialists read',
      description:
        'Your pages speak of additionality, baselines and co-benefits. Experts approve. The neighbor who would plant, give or vote does not see where to begin.',
      impact: 'Support stays among those who were convinced already.',
    },
  ],
}

import type { Challenge, OrganizationType } from './model/sections/text-sections.ts'
import type { IconName } from './model/text.ts'

const challenge = (icon: IconName, title: string, texts: Pick<Challenge, 'text' | 'impact'>): Challenge => ({
  icon,
  title,
  ...texts,
})

/** Challenges by type of organization, for the challenges page and the audience pages. */
export const challenges: Record<OrganizationType, readonly Challenge[]> = {
  nonprofit: [
    challenge('calendar-x', 'Income that comes once a year', {
      text: 'The gala or the year-end appeal brings in most of your unrestricted money. The rest of the year, the director watches the bank balance.',
      impact: 'Hiring waits for the appeal, and one bad night becomes a budget cut.',
    }),
    challenge('user-minus', 'Donors who give once', {
      text: 'The receipt is automatic and the thank-you is late. The next message is another ask, often to people who never heard what the first gift did.',
      impact: 'Every January you start over with new donors, and that’s the most expensive way to grow.',
    }),
    challenge('search-x', 'Pages written for funders', {
      text: 'Your website says “capacity building” and “wraparound support”. The family next door searches for “free tax help” and finds a paid tax preparer.',
      impact: 'People who need you go without, and your funders see smaller numbers.',
    }),
    challenge('key-round', 'Everything in one person’s head', {
      text: 'One staff member knows the passwords, the major donors’ first names and which spreadsheet is the right one. None of it is written down.',
      impact: 'When that person leaves, so do months of follow-up.',
    }),
  ],
  islamic: [
    challenge('moon-star', 'A year’s giving in one month', {
      text: 'Ramadan brings in most of your year’s giving. It’s gone before the next one, and every year Ramadan falls about eleven days earlier in your fiscal year.',
      impact: 'What you can pay teachers depends on last Ramadan, not on what this year needs.',
    }),
    challenge('wallet-cards', 'Zakat and sadaqah in one pot', {
      text: 'The donation form has one button. The donor meant zakat, the record says “donation”, and the treasurer sorts it out later from memory or a memo line.',
      impact: 'You can’t show that zakat reached the people it’s for, and careful donors go elsewhere.',
    }),
    challenge('scale', 'Money you can’t accept', {
      text: 'A company offers support, and part of its income comes from interest, alcohol or gambling. You have no written rule, so the board argues the case from scratch.',
      impact: 'The answer comes too late, or you have to give back a gift you’ve announced.',
    }),
    challenge('circle-pause', 'Accounts paused at the worst time', {
      text: 'When volume jumps, a bank, a payment provider or an ad platform may stop to ask who you are and where money goes. If the paperwork is missing, a question turns into a freeze.',
      impact: 'Gifts fail in the last ten nights, and donors think it’s your fault.',
    }),
  ],
  climate: [
    challenge('hourglass', 'Results that take years', {
      text: 'A restored wetland shows what it can do after a decade. Funders ask after twelve months, so you report activities instead.',
      impact: 'Funders lose patience just before there’s something to see.',
    }),
    challenge('shield-question-mark', 'Readers who doubt every claim', {
      text: 'People have read too many green promises. When they see a big round number without a source, they don’t believe it, even if it’s true.',
      impact: 'Reporters stay away, and sponsors worry about being seen with you.',
    }),
    challenge('cloud-lightning', 'Attention that follows disasters', {
      text: 'A flood or a fire brings visitors for a few days. There’s no sign-up and nothing to do, so they read one page and leave.',
      impact: 'The week when most people care goes by, and you haven’t learned a single name.',
    }),
    challenge('flask-conical', 'Language only specialists read', {
      text: 'Your pages talk about additionality, baselines and co-benefits. Experts nod. The neighbor who’d plant, give or vote can’t see where to start.',
      impact: 'You keep the supporters who were already convinced.',
    }),
  ],
}

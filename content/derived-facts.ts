import { sampleProposal } from './before-you-sign.ts'
import { inWords } from './booking-facts.ts'
import { foodBankLetters } from './letters/food-bank.ts'
import { masjidLetters } from './letters/masjid.ts'
import { riverLetters } from './letters/river-group.ts'
import { yearEndLetters } from './letters/year-end.ts'
import { meetingTemplates } from './meeting-templates.ts'
import { type RoutePath, routes } from './routes.ts'
import { sampleAudit } from './sample-audit.ts'

/* Facts derived from the route table and the samples, for texts: `${counts.services}`. */

const inMenu = (menu: string) =>
  (Object.keys(routes) as RoutePath[]).filter((path) => {
    const route = routes[path]
    return 'menu' in route && route.menu === menu
  })

/** The service pages, by the menu that lists them. */
export const services = { digital: inMenu('digital'), fundraising: inMenu('fundraising') }

/** Numbers in words (“five”) of the services in each menu, and of what the samples contain. */
export const counts = {
  digitalServices: inWords(services.digital.length),
  fundraisingServices: inWords(services.fundraising.length),
  services: inWords(services.digital.length + services.fundraising.length),
  meetingTemplates: inWords(Object.keys(meetingTemplates).length),
  letters: inWords([foodBankLetters, yearEndLetters, masjidLetters, riverLetters].flat().length),
  masjidLetters: inWords(masjidLetters.length),
  riverLetters: inWords(riverLetters.length),
  findings: inWords(sampleAudit.flatMap(({ findings }) => findings).length),
  proposalPages: inWords(sampleProposal.length),
}

/** A count at the start of a sentence: “Five”. */
export const capitalized = (count: string) => count.charAt(0).toUpperCase() + count.slice(1)

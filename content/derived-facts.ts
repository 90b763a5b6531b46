import { inWords } from './booking-facts.ts'
import { meetingTemplates } from './meeting-templates.ts'
import { type RoutePath, routes } from './routes.ts'

/* Facts derived from the route table and the templates, for texts: `${counts.services}`. */

const inMenu = (menu: string) =>
  (Object.keys(routes) as RoutePath[]).filter((path) => {
    const route = routes[path]
    return 'menu' in route && route.menu === menu
  })

/** The service pages, by the menu that lists them. */
export const services = { digital: inMenu('digital'), fundraising: inMenu('fundraising') }

/** Numbers in words (“five”) of the services in each menu, and of the meeting templates. */
export const counts = {
  digitalServices: inWords(services.digital.length),
  fundraisingServices: inWords(services.fundraising.length),
  services: inWords(services.digital.length + services.fundraising.length),
  meetingTemplates: inWords(Object.keys(meetingTemplates).length),
}

/** A count at the start of a sentence: “Five”. */
export const capitalized = (count: string) => count.charAt(0).toUpperCase() + count.slice(1)

/* Written by `npm run generate -- settings` from content/ and ui/tokens/palette.ts; edited there. */

export const siteName = "Mission Growth Partners" as const

export const siteEmail = "hello@example.org" as const

export const sitePhone = "+1 (555) 010-0199" as const

export const mailSignature = "Your strategy team" as const

export const opensRoom = false as const

export const offeredZones = [
  {"id":"America/New_York","label":"Eastern Time"},
  {"id":"America/Chicago","label":"Central Time"},
  {"id":"America/Denver","label":"Mountain Time"},
  {"id":"America/Los_Angeles","label":"Pacific Time"},
  {"id":"America/Phoenix","label":"Arizona Time"},
  {"id":"America/Anchorage","label":"Alaska Time"},
  {"id":"Pacific/Honolulu","label":"Hawaii Time"},
  {"id":"Europe/London","label":"London Time"},
  {"id":"Europe/Paris","label":"Central European Time"},
  {"id":"Asia/Tokyo","label":"Japan Time"},
  {"id":"Australia/Sydney","label":"Australian Eastern Time"},
] as const

export const teamZone = "America/Chicago" as const

export const callWeekdays = [
  1,
  2,
  3,
  4,
  5,
] as const

export const bookingHours = {"firstHour":9,"endHour":17} as const

export const openDays = "Monday through Friday" as const

export const bookingPeriod = "two weeks" as const

export const awayInWords = "" as const

export const plainFormWords = {"wrongFields":"Please fix the errors","oneMore":{"title":"One more step","text":"We don’t have your request yet. Tell us when you’d like to talk, then send the form below."},"invalid":{"title":"Something went wrong","text":"Something in the form isn’t right. Check what you typed and try again."},"unavailable":{"title":"Something went wrong","text":"Something went wrong on our side. Nothing you typed is lost: please try again or contact us directly."},"tooMany":{"title":"A lot of forms came from here","text":"Nothing you typed is lost. Email us at hello@example.org or call +1 (555) 010-0199 now, or send this again in an hour."},"typed":"Go back in your browser to find the form as you left it. What you typed:","reachUs":"How to reach us","noForm":"We don’t have a form at this address.","onlySent":"Only forms can be sent to this address.","unreadable":"We couldn’t read the form."} as const

export const partOfDayHours = {"morning":"9 a.m. to noon","afternoon":"noon to 5 p.m.","any":"9 a.m. to 5 p.m."} as const

export const auditDelivery = "2-3 business days" as const

export const mailColors = {"light":{"paper":"#fbf8f3","text":"#191d2c","link":"#1f2b5c"},"dark":{"paper":"#11141f","text":"#f3efe7","link":"#bac5ff"},"line":"#81786a","highlight":"#f4b13e","onHighlight":"#231703"} as const

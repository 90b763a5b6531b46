import { type ContentMutation, field, replace } from './mutation.ts'

const site = 'content/site.ts'
const rules = 'content/booking-rules.ts'

/** Wrong edits of who we are and when calls take place. */
export const ruleMutations: readonly ContentMutation[] = [
  {
    wrong: 'a phone number that no phone can call',
    file: site,
    edit: field('phone', "'call us'"),
    field: /^phone$/,
    says: /is “call us”; write a number such as \+1/,
  },
  {
    wrong: 'an e-mail address without a domain',
    file: site,
    edit: field('email', "'hello@example'"),
    field: /^email$/,
    says: /write an e-mail address/,
  },
  {
    wrong: 'a meeting address without a slash at its end',
    file: site,
    edit: field('meetingBaseUrl', "'https://meet.jit.si'"),
    field: /^meetingBaseUrl$/,
    says: /with a slash at its end/,
  },
  {
    wrong: 'a site address with a slash at its end',
    file: site,
    edit: field('url', "'https://example.org/'"),
    field: /^url$/,
    says: /without a slash at its end/,
  },
  {
    wrong: 'hours that end before they begin',
    file: rules,
    edit: field('endHour', '8'),
    field: /^endHour$/,
    says: /is 8, not after firstHour, 9/,
  },
  {
    wrong: 'a call of another length than the pages say',
    file: rules,
    edit: field('lengthMinutes', '30'),
    field: /^lengthMinutes$/,
    says: /is 30, but callLength in content\/metrics\.ts says 45/,
  },
  {
    wrong: 'a day of the week that does not exist',
    file: rules,
    edit: replace(/\[1, 2, 3, 4, 5\]/, '[1, 2, 3, 4, 8]'),
    field: /^openWeekdays\[4\]$/,
    says: /is “8”, which must be <= 7/,
  },
  {
    wrong: 'a time zone that does not exist',
    file: rules,
    edit: replace(/'America\/Denver'/, "'America/Dever'"),
    field: /^timeZones\[2\]\.id$/,
    says: /is “America\/Dever”, which is no time zone/,
  },
  {
    wrong: 'a time zone that is there twice',
    file: rules,
    edit: replace(/'America\/Denver'/, "'America/Phoenix'"),
    field: /^timeZones\[4\]\.id$/,
    says: /which is there twice/,
  },
  {
    wrong: 'a default time zone that is not offered',
    file: rules,
    edit: field('defaultTimeZone', "'America/Toronto'"),
    field: /^defaultTimeZone$/,
    says: /which timeZones does not offer/,
  },
]

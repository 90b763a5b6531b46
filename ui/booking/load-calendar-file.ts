/** Fetches what writes calendar files; asked for early, so that it is there on the success screen. */
export const loadCalendarFile = () => import('../../data-access/calendar-file.ts')

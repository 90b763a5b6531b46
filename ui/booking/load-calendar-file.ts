/** Loads the code that writes calendar files. Call it early, so that the success screen can use it at once. */
export const loadCalendarFile = () => import('../../data-access/calendar-file.ts')

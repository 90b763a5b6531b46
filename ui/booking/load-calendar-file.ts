/** Loads the code that writes calendar files; called early, so that it is ready on the success screen. */
export const loadCalendarFile = () => import('../../data-access/calendar-file.ts')

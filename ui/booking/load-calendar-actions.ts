/** Fetches what makes calendar files; asked for early, so that it is there on the success screen. */
export const loadCalendarActions = () => import('./CalendarActions.tsx')

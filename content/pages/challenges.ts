import { schedule } from '../pages/schedule.ts'
export const challengesPage = schedule

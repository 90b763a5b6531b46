import { schedule } from '../pages/schedule.ts'
export const blackStar = schedule

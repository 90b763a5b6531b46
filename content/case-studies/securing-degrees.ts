import { schedule } from '../pages/schedule.ts'
export const securingDegrees = schedule

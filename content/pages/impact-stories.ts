import { schedule } from '../pages/schedule.ts'
export const impactStories = schedule

import { expect, test } from '@playwright/test'
import { removeBaseline, strayBaselines } from './baselines.ts'
import { subjects } from './matrix/subjects.ts'

test('every baseline is as agreed on for something that there is', () => {
  const strays = strayBaselines(subjects)
  if (/^(all|changed)$/.test(test.info().config.updateSnapshots)) strays.forEach(removeBaseline)
  else expect(strays, 'baselines of nothing; npm run baselines removes them').toEqual([])
})

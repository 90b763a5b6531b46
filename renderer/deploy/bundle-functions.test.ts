import { expect, test } from 'vitest'
import { bundleFunctions } from './bundle-functions.ts'

test('each function is one file, which imports only packages that it needs, by version', async () => {
  const bundles = await bundleFunctions()
  const packages = Object.values(bundles).map((text) =>
    [...text.matchAll(/^(?:import|} from) .*?"(.+)";$/gm)].map(([, specifier = '']) => specifier),
  )
  expect(Object.keys(bundles)).toContain('submit-form')
  for (const specifier of packages.flat())
    expect(specifier).toMatch(/^(node:[\w/]+|npm:[\w.-]+@\d+\.\d+\.\d+)$/)
  // The content's schemas are for checks only.
  expect(packages.flat().filter((specifier) => specifier.includes('typebox'))).toEqual([])
})

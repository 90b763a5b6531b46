import { pathsOf } from '../../renderer/route-lookup.ts'

export default () => pathsOf('your-call')

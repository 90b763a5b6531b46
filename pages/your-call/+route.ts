import { routeTo } from '../../renderer/route-lookup.ts'

export default routeTo('your-call')

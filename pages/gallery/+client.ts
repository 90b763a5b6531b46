import '../../renderer/+client.ts'

// Nobody waits for a first paint here, and a screenshot shows no intent: the island comes at once.
const container = document.querySelector<HTMLElement>('[data-island=gallery]')
if (container) import('../../ui/gallery/gallery-island.tsx').then((island) => island.mount(container))

/* The panel of `content-overlay.ts`, in the browser. It is in a shadow root, so that page styles do not affect it. */
const hot = import.meta.hot
const place = document.createElement('content-overlay')
const root = place.attachShadow({ mode: 'open' })

const style = `
  section { position: fixed; inset: auto 1rem 1rem auto; z-index: 99; width: min(34rem, calc(100vw - 2rem)); max-height: 45vh;
    overflow: auto; padding: 1rem 1.25rem; border: 2px solid #b3261e; border-radius: .75rem; background: #fff; color: #1d1d24;
    font: 0.875rem/1.45 system-ui, sans-serif; box-shadow: 0 1rem 3rem rgb(0 0 0 / .3) }
  h2 { margin: 0 0 .5rem; font-size: 1rem }
  ul { margin: 0; padding: 0; list-style: none }
  li { padding: .5rem 0; border-top: 1px solid #ddd }
  button { padding: 0; border: 0; background: none; color: #0b57d0; font: inherit; font-weight: 600; text-align: start;
    text-decoration: underline; cursor: pointer }
  code { color: #5f5f6b }
  p { margin: .25rem 0 0 }
`

function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

function show(problems) {
  if (problems.length === 0) return place.remove()
  const items = problems.map(({ file, field, reason }) => {
    const onclick = () => fetch(`/__open-in-editor?file=${encodeURIComponent(file)}`)
    const open = make('button', { type: 'button', title: 'Open in the editor', onclick }, file)
    return make('li', {}, open, make('code', {}, ` ${field}`), make('p', {}, reason))
  })
  const count = problems.length === 1 ? '1 thing is' : `${problems.length} things are`
  const heading = make('h2', {}, `${count} wrong in the content`)
  const section = make('section', { role: 'status' }, heading, make('ul', {}, ...items))
  root.replaceChildren(make('style', {}, style), section)
  document.documentElement.append(place)
}

hot?.on('content:problems', show)
hot?.send('content:problems?', {})

import { createRoot } from 'react-dom/client'
import type { Review } from '../change.ts'
import { App } from './App.tsx'
import './style.css'

const { review } = globalThis as unknown as { review: Review }
const container = document.getElementById('review')
if (container) createRoot(container).render(<App review={review} />)

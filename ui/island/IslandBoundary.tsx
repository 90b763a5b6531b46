import { Component, type ReactNode } from 'react'

type IslandBoundaryProps = {
  /** What stands in the place of an island that cannot be drawn; pressing again draws it anew. */
  fallback: (tryAgain: () => void) => ReactNode
  children: ReactNode
}

/**
 * Keeps the rest of the page when an island cannot be drawn: React would take all of it away without a word. What was
 * typed is in the store, and there when the island is drawn again.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return this.props.fallback(() => this.setState({ failed: false }))
  }
}

import { Component, type ReactNode } from 'react'

type IslandBoundaryProps = {
  /** Shown instead of an island that fails to render; `tryAgain` renders it again. */
  fallback: (tryAgain: () => void) => ReactNode
  children: ReactNode
}

/**
 * Without it, React would remove the whole island if rendering fails. What was typed is in the store, so it is there
 * when the island renders again.
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

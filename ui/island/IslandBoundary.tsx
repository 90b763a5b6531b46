import { Component, type ReactNode } from 'react'

type IslandBoundaryProps = {
  /** Shown if the island fails to render; `tryAgain` renders the island again. */
  fallback: (tryAgain: () => void) => ReactNode
  children: ReactNode
}

/** An error boundary: without it, React would remove the island. What was typed is kept in the store. */
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

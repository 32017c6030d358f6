extension [Container] {
  /// The first container, from the inside out, that decides to which stack something belongs: a stack, a pushed
  /// destination, or what has no stack from outside; nil where it is up to whoever shows the view.
  var navigation: Container? {
    first { container in
      switch container {
      case .stack, .navigationView, .splitView, .pushed, .presented, .window, .preview, .action,
        .foreign:
        true
      case .tabs, .lazy, .row, .label: false
      }
    }
  }

  /// Whether a lazy container is nearer than the stack that something belongs to.
  var isLazyInStack: Bool {
    for container in self {
      switch container {
      case .lazy: return true
      case .stack, .navigationView, .splitView, .pushed, .presented, .window, .preview, .action,
        .foreign:
        return false
      case .tabs, .row, .label: continue
      }
    }
    return false
  }
}

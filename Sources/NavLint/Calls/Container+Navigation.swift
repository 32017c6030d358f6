extension [Container] {
  /// The first container, from the inside out, that determines the stack: a stack, a pushed
  /// destination, or a container without an outer stack; nil if that depends on the presenter of
  /// the view.
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

  /// Whether there is a lazy container between the code and its stack.
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

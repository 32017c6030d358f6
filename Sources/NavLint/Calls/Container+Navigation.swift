extension [Container] {
  /// The innermost container that determines the stack, or nil if the stack depends on the presenter of the view.
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

  /// A Boolean value that indicates whether a lazy container lies between the code and its stack.
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

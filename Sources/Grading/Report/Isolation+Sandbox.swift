package import AppSession

extension Isolation {
  /// Creates the isolation that a sandbox provides.
  ///
  /// - Parameter sandbox: The sandbox, which has been tried.
  package init(_ sandbox: Sandbox) {
    let layers = Set(sandbox.layers)
    let level: Level =
      if layers.isSuperset(of: [.landlock, .seccomp]) {
        layers.contains(.bubblewrap) ? .full : .kernel
      } else if layers.contains(.sandboxExec) {
        .kernel
      } else {
        layers.contains(.limits) ? .limits : .none
      }
    self.init(level: level, layers: sandbox.layers.reversed().map(\.rawValue))
  }

  /// A Boolean value that indicates whether the isolation was weaker than on a fully supported system.
  package var isWeak: Bool { level < .kernel }

  /// A sentence about the isolation, for the reader of a report.
  package var sentence: String {
    let names = layers.joined(separator: ", ")
    return switch level {
    case .none: "Sandbox: none."
    case .limits: "Sandbox: limits only; the app could read files and start programs."
    case .kernel, .full: "Sandbox: \(level.rawValue) (\(names))."
    }
  }
}

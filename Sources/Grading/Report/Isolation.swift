/// The isolation of graded code from the computer.
package struct Isolation: Hashable, Sendable, Codable {
  /// The level of isolation.
  package var level: Level
  /// The names of the active layers, outermost first.
  package var layers: [String]

  package init(level: Level, layers: [String] = []) {
    self.level = level
    self.layers = layers
  }

  /// A level of isolation, from the weakest to the strongest.
  package enum Level: String, CaseIterable, Hashable, Sendable, Codable {
    /// No isolation.
    case none
    /// Limits on time, memory, files and output, but no access control.
    case limits
    /// The limits, with the kernel's access control for the process itself.
    case kernel
    /// The limits and the kernel's access control, in separate namespaces.
    case full
  }
}

extension Isolation.Level: Comparable {
  package static func < (lesser: Self, greater: Self) -> Bool {
    lesser.rank < greater.rank
  }

  private var rank: Int {
    switch self {
    case .none: 0
    case .limits: 1
    case .kernel: 2
    case .full: 3
    }
  }
}
